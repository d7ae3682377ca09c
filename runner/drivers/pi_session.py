#!/usr/bin/env python3
"""The Pi session format in one file of plain Python, under the driver protocol.

An implementation that knows nothing of Pi's code: it was written from the description of the format, and needs only the
standard library. It is here to be read and copied: a driver in another language has the same parts, in the same order.

    1. Values         small questions asked of JSON
    2. Reading        bytes -> lines -> header and entries, migrated to version 3
    3. The tree       branch, children, labels
    4. The context    what the next model request is made of
    5. Naming         directory and file names
    6. Writing        an append-only writer
    7. Finding        sessions in a directory
    8. The protocol   one function a method, and the loop that calls them

Run it with Python 3.9 or later: pi-conform run -- python3 pi_session.py
"""

from __future__ import annotations

import json
import math
import os
import re
import secrets
import sys
import time
import traceback
import uuid
from dataclasses import dataclass, field
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any, Callable, Iterable, Iterator, Optional
from urllib.parse import unquote, urlsplit

Json = dict[str, Any]
Entry = dict[str, Any]


class Rejected(Exception):
    """The input was looked at and is refused; anything else that is raised is a fault of this program."""


# --- 1. Values -------------------------------------------------------------------------------------------------------


def is_falsy(value: Any) -> bool:
    """What JavaScript takes for false. An empty list or object is true there."""
    return value is None or value is False or value == "" or (is_number(value) and value == 0)


def is_number(value: Any) -> bool:
    """True and false are numbers to Python, but not to JSON."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def as_object(value: Any) -> Json:
    """The value itself where it is an object, and otherwise one without members."""
    return value if isinstance(value, dict) else {}


def role_of(entry: Entry) -> Any:
    """The role of a message entry; None for every other entry."""
    return as_object(entry.get("message")).get("role") if entry.get("type") == "message" else None


ISO_TIME = re.compile(
    r"(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?(Z|[+-]\d\d:\d\d)?)?", re.ASCII
)


def milliseconds(timestamp: Any) -> Optional[int]:
    """ISO 8601 text as milliseconds since 1970; None where it is none."""
    match = ISO_TIME.fullmatch(timestamp) if isinstance(timestamp, str) else None
    if match is None:
        return None
    year, month, day, hour, minute, second, fraction, zone = match.groups()
    try:
        time = datetime(
            int(year), int(month), int(day), int(hour or 0), int(minute or 0), int(second or 0),
            tzinfo=timezone.utc,
        )
    except ValueError:
        return None
    if zone and zone != "Z":
        offset = timedelta(hours=int(zone[1:3]), minutes=int(zone[4:6]))
        time = time - offset if zone[0] == "+" else time + offset
    seconds = (time - datetime(1970, 1, 1, tzinfo=timezone.utc)) // timedelta(seconds=1)
    return seconds * 1000 + int((fraction or "0")[:3].ljust(3, "0"))


# --- 2. Reading ------------------------------------------------------------------------------------------------------


@dataclass
class Session:
    """A session after reading: migrated to version 3, entries in file order."""

    header: Json
    entries: list[Entry]
    migrated: bool = False
    by_id: dict[str, Entry] = field(default_factory=dict)

    def __post_init__(self) -> None:
        # Of two entries with one id the later line counts.
        self.by_id = {entry["id"]: entry for entry in self.entries}

    @property
    def leaf_id(self) -> Optional[str]:
        """The last entry of the file, whatever its type and branch."""
        return self.entries[-1]["id"] if self.entries else None


def refuse_constant(token: str) -> None:
    """NaN and Infinity are accepted by Python, but are not JSON."""
    raise ValueError(f"{token} is not JSON")


def parse_float(text: str) -> Optional[float]:
    """A number; None for one that no double can hold, as there is no way to write it down again."""
    number = float(text)
    return number if math.isfinite(number) else None


def parse_integer(text: str) -> Any:
    """Python refuses to read integers of thousands of digits; to JSON they are numbers like any other."""
    return int(text) if len(text) <= 300 else parse_float(text)


def parse_line(raw: bytes) -> Any:
    """The JSON value of one line; None for a line that holds none. Invalid UTF-8 reads as U+FFFD."""
    try:
        return json.loads(
            raw.decode("utf-8", errors="replace"),
            parse_constant=refuse_constant,
            parse_float=parse_float,
            parse_int=parse_integer,
        )
    except (ValueError, RecursionError):
        return None


def parse_objects(data: bytes) -> list[Json]:
    """The objects of a file, line by line. Lines end at LF alone; a CR before it is white space to JSON."""
    objects: list[Json] = []
    for raw in data.split(b"\n"):
        value = parse_line(raw)
        if isinstance(value, dict):
            objects.append(value)
        elif not objects and not is_falsy(value):
            raise Rejected("not a session: the first line is not an object")
    return objects


def read_session(path: str) -> Session:
    """Reads a session file. The file is left as it is; Rejected where it is no session."""
    try:
        objects = parse_objects(Path(path).read_bytes())
    except OSError as error:
        raise Rejected(f"cannot read {path}: {error.strerror}") from error
    if not objects or objects[0].get("type") != "session":
        raise Rejected(f"not a session: the first line of {path} is no header")
    header, lines = objects[0], objects[1:]
    if not isinstance(header.get("id"), str):
        raise Rejected(f"not a session: the id of the header of {path} is no string")
    return migrate(header, lines)


def migrate(header: Json, lines: list[Json]) -> Session:
    """Brings older lines to version 3. A newer version, or one that is no number, is left as it stands."""
    version = header.get("version")
    version = 1 if version is None else version
    old = is_number(version) and version < 3
    entries = [line for line in lines if line.get("type") != "session"]
    # A header can lose its version to another program: ids that are there already show that the entries are newer.
    if old and version < 2 and not any(isinstance(entry.get("id"), str) for entry in entries):
        chain(lines)
    if old:
        header = {**header, "version": 3}
        for entry in entries:
            if role_of(entry) == "hookMessage":
                entry["message"]["role"] = "custom"
    return Session(header, [entry for entry in entries if isinstance(entry.get("id"), str)], old)


def chain(lines: list[Json]) -> None:
    """Version 1 to 2: entries get ids, each hangs below the one before, and compactions name what they keep by id."""
    parent_id = None
    # Ids are made by position, so that they are the same each time an unchanged file is read.
    for position, entry in enumerate(lines):
        if entry.get("type") == "session":
            continue
        entry["id"] = f"{position:08x}"
        entry["parentId"] = parent_id
        parent_id = entry["id"]
        index = entry.get("firstKeptEntryIndex")
        if entry.get("type") != "compaction" or not is_number(index):
            continue
        del entry["firstKeptEntryIndex"]
        # The index counts lines, and the header is line 0.
        if index == int(index) and 1 <= index <= len(lines):
            kept = lines[int(index) - 1]
            if kept.get("type") != "session" and isinstance(kept.get("id"), str) and index - 1 <= position:
                entry["firstKeptEntryId"] = kept["id"]


# --- 3. The tree -----------------------------------------------------------------------------------------------------


def branch_of(session: Session, leaf_id: Optional[str]) -> list[Entry]:
    """From the root to the leaf. A missing parent ends the walk, and so does an entry that was passed before."""
    if leaf_id is None:
        return []
    if leaf_id not in session.by_id:
        raise Rejected(f"entry {leaf_id} is not in the session")
    passed: dict[str, Entry] = {}
    entry: Optional[Entry] = session.by_id[leaf_id]
    while entry is not None and entry["id"] not in passed:
        passed[entry["id"]] = entry
        parent_id = entry.get("parentId")
        entry = session.by_id.get(parent_id) if isinstance(parent_id, str) else None
    return list(reversed(passed.values()))


def tree_of(session: Session) -> Json:
    """Roots and children by id. Entries whose parent is missing are roots; siblings stand oldest first."""
    roots: list[str] = []
    children: dict[str, list[Entry]] = {}
    for entry in session.by_id.values():
        parent_id = entry.get("parentId")
        if isinstance(parent_id, str) and parent_id in session.by_id and parent_id != entry["id"]:
            children.setdefault(parent_id, []).append(entry)
        else:
            roots.append(entry["id"])
    for siblings in children.values():
        siblings.sort(key=lambda entry: milliseconds(entry.get("timestamp")) or 0)
    return {
        "roots": roots,
        "children": {
            parent_id: [entry["id"] for entry in siblings] for parent_id, siblings in children.items()
        },
    }


def labels_of(session: Session) -> dict[str, Entry]:
    """The label entry that counts for each target: the last of the file. None or an empty label clears."""
    labels: dict[str, Entry] = {}
    for entry in session.entries:
        target_id, label = entry.get("targetId"), entry.get("label")
        if entry.get("type") != "label" or not isinstance(target_id, str):
            continue
        if isinstance(label, str) and label and target_id in session.by_id:
            labels[target_id] = entry
        else:
            labels.pop(target_id, None)
    return labels


# White space as JavaScript's trim has it. Python's strip takes more (U+001C to U+001F, U+0085) and less (U+FEFF).
SPACES = "".join(map(chr, range(0x2000, 0x200B)))
WHITE_SPACE = f"\t\n\v\f\r \u00a0\u1680{SPACES}\u2028\u2029\u202f\u205f\u3000\ufeff"


def name_of(session: Session) -> Optional[str]:
    """The last session_info of the file counts; an empty or missing name clears."""
    for entry in reversed(session.entries):
        if entry.get("type") == "session_info":
            name = entry.get("name")
            return (name.strip(WHITE_SPACE) or None) if isinstance(name, str) else None
    return None


def text_of(content: Any) -> str:
    """The text of a message; text blocks are joined by a space."""
    if isinstance(content, str):
        return content
    blocks = [as_object(block) for block in content] if isinstance(content, list) else []
    return " ".join(str(block.get("text", "")) for block in blocks if block.get("type") == "text")


def info_of(session: Session) -> Json:
    """What a session list shows. Name, labels and counts are those of the whole file, on whatever branch."""
    header = session.header
    texts = (text_of(entry["message"].get("content")) for entry in session.entries if role_of(entry) == "user")
    return {
        "id": header["id"],
        "cwd": header.get("cwd"),
        "name": name_of(session),
        "parentSession": header.get("parentSession"),
        "messageCount": sum(entry.get("type") == "message" for entry in session.entries),
        "firstMessage": next(filter(None, texts), None),
        "labels": {target_id: entry["label"] for target_id, entry in labels_of(session).items()},
    }


# --- 4. The context --------------------------------------------------------------------------------------------------


def context_of(branch: list[Entry]) -> Json:
    """What the next model request is made of, for a branch."""
    selected = select(branch)
    edits = {
        entry["targetId"]: entry
        for entry in selected
        if entry.get("type") == "context_edit" and isinstance(entry.get("targetId"), str)
    }
    messages: list[Json] = []
    for position, entry in enumerate(selected):
        # An older compaction among the kept entries sends nothing; the one that counts stands first.
        if entry.get("type") == "compaction" and position > 0:
            continue
        for message in edited(messages_of(entry), edits.get(entry["id"])):
            messages.append({"entryId": entry["id"], "message": message})
    return {"messages": messages, **settings_of(branch)}


def select(branch: list[Entry]) -> list[Entry]:
    """The branch as its last compaction leaves it: the compaction, what it keeps, and all that follows it."""
    at = next((at for at in reversed(range(len(branch))) if branch[at].get("type") == "compaction"), None)
    if at is None:
        return branch
    compaction, before, after = branch[at], branch[:at], branch[at + 1 :]
    kept_id = compaction.get("firstKeptEntryId")
    first = next((first for first, entry in enumerate(before) if entry["id"] == kept_id), len(before))
    return [compaction, *(entry for entry in before[first:] if role_of(entry) != "system"), *after]


def messages_of(entry: Entry) -> list[Json]:
    """What an entry sends when no edit touches it."""
    sent = SENT.get(entry.get("type")) if isinstance(entry.get("type"), str) else None
    return sent(entry) if sent else []


def stored_message(entry: Entry) -> list[Json]:
    """The message as it is stored; missing content reads as empty."""
    message = entry.get("message")
    if not isinstance(message, dict):
        return []
    if message.get("content") is None:
        if message.get("role") == "system":
            return [{**message, "content": ""}]
        if message.get("role") in ("user", "assistant", "toolResult"):
            return [{**message, "content": []}]
    return [message]


def made_message(entry: Entry, role: str, *members: str) -> Json:
    """A message with members of the entry; its time is the entry's, in milliseconds."""
    copied = {name: entry[name] for name in members if name in entry}
    return {"role": role, **copied, "timestamp": milliseconds(entry.get("timestamp"))}


def custom_message(entry: Entry) -> list[Json]:
    message = made_message(entry, "custom", "customType", "content", "display", "details")
    if message.get("content") is None:
        message["content"] = []
    return [message]


def branch_summary(entry: Entry) -> list[Json]:
    return [] if is_falsy(entry.get("summary")) else [made_message(entry, "branchSummary", "summary", "fromId")]


def compaction_summary(entry: Entry) -> list[Json]:
    summary = made_message(entry, "compactionSummary", "summary", "tokensBefore")
    system = entry.get("systemMessage")
    return [system, summary] if isinstance(system, dict) else [summary]


SENT: dict[str, Callable[[Entry], list[Json]]] = {
    "message": stored_message,
    "custom_message": custom_message,
    "branch_summary": branch_summary,
    "compaction": compaction_summary,
}


def edited(messages: list[Json], edit: Optional[Entry]) -> list[Json]:
    """The messages of an entry with its edit applied. One without a replacement, or of no known shape, does nothing."""
    if edit is None or "replacement" not in edit:
        return messages
    replacement = edit["replacement"]
    if replacement is None:
        return []
    if not isinstance(replacement, dict) or "content" not in replacement:
        return messages
    return [replaced(message, replacement["content"]) for message in messages]


def replaced(message: Json, content: Any) -> Json:
    """Only the content changes, and only of roles that may be edited."""
    role = message.get("role")
    if role not in ("user", "assistant", "toolResult", "custom"):
        return message
    return {**message, "content": content_for(role, content)}


def content_for(role: Any, content: Any) -> Any:
    """Assistant messages and tool results hold blocks, so text becomes one."""
    if role in ("assistant", "toolResult") and isinstance(content, str):
        return [{"type": "text", "text": content}]
    return content


def settings_of(branch: list[Entry]) -> Json:
    """Thinking level and model, from the whole branch: compactions take nothing away from them."""
    thinking_level: Any = "off"
    model: Optional[Json] = None
    for entry in branch:
        if entry.get("type") == "thinking_level_change":
            thinking_level = entry.get("thinkingLevel")
        elif entry.get("type") == "model_change":
            model = {"provider": entry.get("provider"), "modelId": entry.get("modelId")}
        elif role_of(entry) == "assistant":
            message = entry["message"]
            model = {"provider": message.get("provider"), "modelId": message.get("model")}
    return {"thinkingLevel": thinking_level, "model": model}


IMAGE_CHARACTERS = 4800


def characters_of(message: Json) -> int:
    """About how much of a request a message takes: an image counts as a text of fixed length."""
    if message.get("role") == "bashExecution":
        return len(str(message.get("command", ""))) + len(str(message.get("output", "")))
    content = message.get("content", message.get("summary"))
    if isinstance(content, str):
        return len(content)
    count = 0
    for block in map(as_object, content if isinstance(content, list) else []):
        if block.get("type") == "image":
            count += IMAGE_CHARACTERS
        elif block.get("type") == "toolCall":
            count += len(str(block.get("name", ""))) + len(to_line(block.get("arguments"))) - 1
        else:
            count += len(str(block.get("text") or block.get("thinking") or ""))
    return count


def first_kept(branch: list[Entry], keep_recent_tokens: float) -> Optional[str]:
    """Where a compaction would begin to keep: about so many tokens at the end of a branch, and no result without its call."""
    if not branch or branch[-1].get("type") == "compaction":
        return None
    entries = select(branch)
    sent: dict[str, list[Json]] = {}
    for each in context_of(branch)["messages"]:
        sent.setdefault(each["entryId"], []).append(each["message"])
    start = 1 if entries[0].get("type") == "compaction" else 0
    cuts = [
        at
        for at in range(start, len(entries))
        if any(message.get("role") not in ("system", "toolResult") for message in sent.get(entries[at]["id"], []))
    ]
    cut, tokens = (cuts or [start])[0], 0
    for at in reversed(range(start, len(entries))):
        taken = sum(math.ceil(characters_of(message) / 4) for message in sent.get(entries[at]["id"], []))
        tokens += taken
        if cuts and taken and tokens >= keep_recent_tokens:
            cut = next((each for each in cuts if each >= at), cuts[-1])
            break
    # What sends nothing stays with the message after it.
    while cut > start and not sent.get(entries[cut - 1]["id"]):
        cut -= 1
    before = [message for entry in entries[start:cut] for message in sent.get(entry["id"], [])]
    if cut >= len(entries) or all(message.get("role") == "system" for message in before):
        return None
    return entries[cut]["id"]


def transcript_of(branch: list[Entry]) -> list[Json]:
    """What a viewer shows of a branch: system messages, edits and hidden messages are not there to be seen."""
    items: list[Json] = []
    for position, entry in enumerate(select(branch)):
        if entry.get("type") == "compaction" and position > 0:
            continue
        for message in messages_of(entry):
            if message.get("role") == "system" or message.get("display") is False:
                continue
            content = message.get("content", message.get("summary"))
            blocks = content if isinstance(content, list) else [{"type": "text", "text": content or ""}]
            text = "\n".join(str(block.get("text", "")) for block in blocks if block.get("type") == "text")
            items.append({"entryId": entry["id"], "role": message.get("role"), "text": text})
    return items


SUMS = ("input", "output", "cacheRead", "cacheWrite", "cost")


def usage_of(entries: Iterable[Entry]) -> Json:
    """What was paid for, on whatever branch. An entry that a fork or a clone repeats is the same one, and counts once."""
    total = dict.fromkeys((*SUMS, "totalTokens"), 0)
    by_model: dict[str, Json] = {}
    seen: set[tuple[Any, Any]] = set()
    for entry in entries:
        message = as_object(entry.get("message"))
        usage = message.get("usage") if entry.get("type") == "message" else entry.get("usage")
        if not isinstance(usage, dict) or (entry["id"], entry.get("timestamp")) in seen:
            continue
        seen.add((entry["id"], entry.get("timestamp")))
        model: Optional[str] = None
        if role_of(entry) == "assistant":
            answered_by = message.get("responseModel")
            model = f"{message.get('provider')}/{message.get('model') if answered_by is None else answered_by}"
        elif entry.get("type") == "usage":
            model = f"{entry.get('provider')}/{entry.get('model')}"
        add_usage(total, usage)
        if model is not None:
            add_usage(by_model.setdefault(model, dict.fromkeys((*SUMS, "totalTokens"), 0)), usage)
    return {**total, "byModel": by_model}


def add_usage(sums: Json, usage: Json) -> None:
    for name in SUMS:
        value = as_object(usage.get("cost")).get("total") if name == "cost" else usage.get(name)
        if is_number(value):
            sums[name] += value
    sums["totalTokens"] = sum(sums[name] for name in SUMS if name != "cost")


# --- 5. Naming -------------------------------------------------------------------------------------------------------

MAX_NAME_BYTES = 255


def directory_name(cwd: str, platform: str) -> str:
    """The directory component for a working directory; Rejected where no file system takes it."""
    resolved = resolve_win32(cwd) if platform == "win32" else resolve_posix(cwd)
    name = "--" + re.sub(r"[/\\:]", "-", re.sub(r"^[/\\]", "", resolved)) + "--"
    if len(name.encode("utf-8", errors="surrogatepass")) > MAX_NAME_BYTES:
        raise Rejected(f"the name has more than {MAX_NAME_BYTES} bytes: {name}")
    return name


def resolve_segments(segments: list[str]) -> list[str]:
    """Dot segments and doubled separators are gone; nothing goes above the root."""
    resolved: list[str] = []
    for segment in segments:
        if segment == "..":
            del resolved[-1:]
        elif segment not in ("", "."):
            resolved.append(segment)
    return resolved


def resolve_posix(path: str) -> str:
    """The absolute path, from `~`, a file: URL, or a path that starts in the directory of this process."""
    if path.startswith("file://"):
        path = path_of_url(path)
    elif path == "~" or path.startswith("~/"):
        path = os.path.expanduser("~") + path[1:]
    if not path.startswith("/"):
        path = f"{os.getcwd()}/{path}"
    return "/" + "/".join(resolve_segments(path.split("/")))


def path_of_url(url: str) -> str:
    parts = urlsplit(url)
    if parts.netloc not in ("", "localhost"):
        raise Rejected(f"a file: URL with a host names no directory: {url}")
    if "%2f" in parts.path.lower():
        raise Rejected(f"a file: URL must not hold an encoded separator: {url}")
    return unquote(parts.path)


# A network path with its server and share; a drive; or neither.
UNC_ROOT = re.compile(r"[/\\]{2}([^/\\]+)[/\\]+([^/\\]+)")
DRIVE_ROOT = re.compile(r"[A-Za-z]:")
# A drive as Git Bash, Cygwin and WSL spell it.
SHELL_DRIVE = re.compile(r"/(?:cygdrive/|mnt/)?([A-Za-z])(/[^\\]*)?")


def resolve_win32(path: str) -> str:
    """The same by the rules of Windows, where `/` separates as well, on whatever system this runs."""
    if path.startswith("file://"):
        path = re.sub(r"^/(?=[A-Za-z]:)", "", path_of_url(path))
    elif path == "~" or path.startswith(("~/", "~\\")):
        path = os.path.expanduser("~") + path[1:]
    shell = SHELL_DRIVE.fullmatch(path)
    if shell:
        path = f"{shell[1].upper()}:{shell[2] or '/'}"
    unc, drive = UNC_ROOT.match(path), DRIVE_ROOT.match(path)
    if unc:
        root, rest = f"\\\\{unc[1]}\\{unc[2]}", path[unc.end() :]
    elif drive:
        root, rest = drive[0], path[2:]
    else:
        root, rest = "", path
    if not unc and not rest.startswith(("/", "\\")):
        rest = f"{DRIVE_ROOT.sub('', os.getcwd(), count=1)}/{rest}"
    return f"{root}\\" + "\\".join(resolve_segments(re.split(r"[/\\]", rest)))


def file_name(timestamp: str, session_id: str) -> str:
    return f"{timestamp.replace(':', '-').replace('.', '-')}_{session_id}.jsonl"


SESSION_ID = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?")


def is_session_id(session_id: str) -> bool:
    return SESSION_ID.fullmatch(session_id) is not None


# --- 6. Writing ------------------------------------------------------------------------------------------------------


def iso_now() -> str:
    return datetime.now(timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def to_line(value: Any) -> bytes:
    """One line of a file. All ASCII, so that lone surrogates and line separators are escaped."""
    return json.dumps(value, ensure_ascii=True, separators=(",", ":")).encode() + b"\n"


def new_session_id() -> str:
    """A UUID of version 7: it begins with the time, so that ids stand in the order in which they were made."""
    value = time.time_ns() // 1_000_000 << 80 | secrets.randbits(80)
    return str(uuid.UUID(int=value & ~(0xF << 76) & ~(0x3 << 62) | 0x7 << 76 | 0x2 << 62))


def new_header(cwd: str, session_id: str, parent_session: Optional[str]) -> Json:
    header = {"type": "session", "version": 3, "id": session_id, "timestamp": iso_now(), "cwd": resolve_posix(cwd)}
    return header if parent_session is None else {**header, "parentSession": parent_session}


def path_in(directory: str, header: Json) -> Path:
    return Path(directory) / file_name(header["timestamp"], header["id"])


def store(path: Path, header: Json, entries: list[Entry]) -> None:
    """Writes a new file whole; one that is there already is not touched."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "xb") as file:
        file.writelines(map(to_line, [header, *entries]))


class Writer:
    """An open session: entries are appended below the leaf, and nothing that was written is changed."""

    def __init__(self, session: Session, path: Path, stored: bool) -> None:
        self.session = session
        self.path = path
        self.stored = stored
        self.leaf_id = session.leaf_id

    def append(self, payload: Json) -> str:
        """Appends an entry below the leaf. One that is refused leaves file and state as they were."""
        prepare = PREPARED.get(payload.get("type")) if isinstance(payload.get("type"), str) else None
        if prepare is None:
            raise Rejected(f"no entries of type {payload.get('type')!r} are written")
        entry_id = self.new_id()
        members = prepare(self, {key: value for key, value in payload.items() if key not in BASE}, entry_id)
        base = {"id": entry_id, "parentId": self.leaf_id, "timestamp": self.next_timestamp()}
        entry = {"type": payload["type"], **base, **members}
        self.persist(entry)
        self.session.entries.append(entry)
        self.session.by_id[entry_id] = entry
        self.leaf_id = entry_id
        return entry_id

    def navigate(self, entry_id: Optional[str], summary: Optional[str]) -> None:
        """Moves the leaf; with a summary of what is left behind, that becomes the new leaf."""
        if entry_id is not None:
            self.require(entry_id)
        left = self.leaf_id
        self.leaf_id = entry_id
        if summary is None:
            return
        try:
            self.append({"type": "branch_summary", "fromId": left or "root", "summary": summary})
        except BaseException:
            self.leaf_id = left
            raise

    def require(self, entry_id: Any) -> Entry:
        entry = self.session.by_id.get(entry_id) if isinstance(entry_id, str) else None
        if entry is None:
            raise Rejected(f"entry {entry_id} is not in the session")
        return entry

    def new_id(self) -> str:
        while (entry_id := secrets.token_hex(4)) in self.session.by_id:
            pass
        return entry_id

    def next_timestamp(self) -> str:
        """Now, but never earlier than the last entry, even where the clock was set back."""
        entries = self.session.entries
        last = entries[-1].get("timestamp") if entries else self.session.header.get("timestamp")
        now = iso_now()
        is_behind = (milliseconds(last) or 0) > (milliseconds(now) or 0)
        return last if is_behind and str(last).endswith("Z") else now

    def persist(self, entry: Entry) -> None:
        """There is no file before the first user or assistant message; then it holds all entries so far."""
        if self.stored:
            self.append_line(entry)
        else:
            self.store_if_spoken([*self.session.entries, entry])

    def store_if_spoken(self, entries: list[Entry]) -> None:
        if any(role_of(each) in ("user", "assistant") for each in entries):
            store(self.path, self.session.header, entries)
            self.stored = True

    def append_line(self, entry: Entry) -> None:
        if self.session.migrated:
            self.rewrite()
        with open(self.path, "r+b") as file:
            end = file.seek(0, os.SEEK_END)
            file.seek(max(end - 1, 0))
            # A last line that nothing ended must not swallow the new one.
            missing = b"" if file.read(1) in (b"\n", b"") else b"\n"
            try:
                file.write(missing + to_line(entry))
                file.flush()
            except OSError:
                file.truncate(end)
                raise

    def rewrite(self) -> None:
        """An older file is brought to version 3 before the first append, by a new file that takes its place whole."""
        fresh = self.path.with_name(f"{self.path.name}.{secrets.token_hex(4)}")
        store(fresh, self.session.header, self.session.entries)
        os.replace(fresh, self.path)
        self.session.migrated = False


BASE = ("type", "id", "parentId", "timestamp")


def as_given(_: Writer, members: Json, __: str) -> Json:
    return members


def prepare_message(_: Writer, members: Json, __: str) -> Json:
    message = members.get("message")
    if not isinstance(message, dict) or not isinstance(message.get("role"), str):
        raise Rejected("a message entry needs a message with a role")
    if message.get("stopReason") == "pending":
        raise Rejected("a message that is still being made is not stored")
    return members


def prepare_compaction(writer: Writer, members: Json, entry_id: str) -> Json:
    """Keeping nothing is stored as the compaction's own id; the system messages so far become one."""
    if members.get("firstKeptEntryId") is None:
        members = {**members, "firstKeptEntryId": entry_id}
    else:
        writer.require(members["firstKeptEntryId"])
    context = context_of(branch_of(writer.session, writer.leaf_id))
    system = fold_system_messages([sent["message"] for sent in context["messages"]])
    return members if system is None else {"systemMessage": system, **members}


def fold_system_messages(messages: list[Json]) -> Optional[Json]:
    """One system message that says what all of them say: sections and tools that were taken back are gone."""
    system = [message for message in messages if message.get("role") == "system"]
    if not system:
        return None
    sections: Json = {}
    tools: dict[str, Json] = {}
    for message in system:
        for name, value in as_object(message.get("sections")).items():
            if value is None:
                sections.pop(name, None)
            else:
                sections[name] = value
        for removed in message.get("toolsRemoved") or []:
            tools.pop(removed["name"], None)
        for added in message.get("toolsAdded") or []:
            tools[added["name"]] = added
    folded = {
        "role": "system",
        "content": "\n\n".join(filter(None, (text_of(message.get("content")) for message in system))),
        "timestamp": milliseconds(iso_now()),
    }
    if sections:
        folded["sections"] = sections
    if tools:
        folded["toolsAdded"] = list(tools.values())
    return folded


def prepare_branch_summary(writer: Writer, members: Json, _: str) -> Json:
    return {"fromId": writer.leaf_id or "root", **members}


def prepare_label(writer: Writer, members: Json, _: str) -> Json:
    """A label is cleared by an entry without one."""
    writer.require(members.get("targetId"))
    return {key: value for key, value in members.items() if key != "label" or value}


def prepare_session_info(_: Writer, members: Json, __: str) -> Json:
    """A name is one line."""
    name = re.sub(r"[\r\n]+", " ", str(members.get("name") or ""))
    return {**members, "name": name.strip(WHITE_SPACE)}


def prepare_context_edit(writer: Writer, members: Json, _: str) -> Json:
    target = writer.require(members.get("targetId"))
    role = "custom" if target["type"] == "custom_message" else role_of(target)
    if role not in ("user", "assistant", "toolResult") and target["type"] != "custom_message":
        raise Rejected(f"entry {target['id']} sends nothing that can be edited")
    if all(entry["id"] != target["id"] for entry in branch_of(writer.session, writer.leaf_id)):
        raise Rejected(f"entry {target['id']} is not on the active branch")
    replacement = members.get("replacement", {})
    if replacement is None:
        return members
    content = as_object(replacement).get("content")
    if not isinstance(content, (str, list)):
        raise Rejected("a replacement is null, or an object whose content is text or a list of blocks")
    return {**members, "replacement": {"content": content_for(role, content)}}


PREPARED: dict[str, Callable[[Writer, Json, str], Json]] = {
    "message": prepare_message,
    "model_change": as_given,
    "thinking_level_change": as_given,
    "usage": as_given,
    "compaction": prepare_compaction,
    "branch_summary": prepare_branch_summary,
    "custom": as_given,
    "custom_message": as_given,
    "context_edit": prepare_context_edit,
    "label": prepare_label,
    "session_info": prepare_session_info,
}


def fork(path: str, directory: str, cwd: str) -> Path:
    """A new session in another project with the whole history."""
    source = read_session(path)
    header = new_header(cwd, new_session_id(), resolve_posix(path))
    target = path_in(directory, header)
    store(target, header, source.entries)
    return target


def clone(path: str, directory: str, branch: list[Entry], source: Session) -> Writer:
    """A new session with one branch, stored if somebody spoke in it. Labels are taken out of it and set again at its end."""
    kept: list[Entry] = []
    replacements: dict[str, str] = {}
    skipped: list[str] = []
    for entry in branch:
        if entry["type"] == "label":
            skipped.append(entry["id"])
            continue
        replacements.update({label_id: entry["id"] for label_id in skipped})
        skipped.clear()
        linked = {**entry, "parentId": kept[-1]["id"] if kept else None}
        first_kept = entry.get("firstKeptEntryId")
        if entry["type"] == "compaction" and isinstance(first_kept, str):
            linked["firstKeptEntryId"] = replacements.get(first_kept, first_kept)
        kept.append(linked)
    ids = {entry["id"] for entry in kept}
    for target_id, label in labels_of(source).items():
        if target_id in ids:
            kept.append({**label, "parentId": kept[-1]["id"]})
    header = new_header(str(source.header.get("cwd") or os.getcwd()), new_session_id(), resolve_posix(path))
    writer = Writer(Session(header, kept), path_in(directory, header), stored=False)
    writer.store_if_spoken(kept)
    return writer


def import_file(path: Path, directory: Path) -> Path:
    """Takes a session file into a folder under its own name; a number is added where that is taken."""
    read_session(str(path))
    directory.mkdir(parents=True, exist_ok=True)
    if path.parent.resolve() == directory.resolve():
        return path
    target, number = directory / path.name, 0
    while True:
        try:
            with open(target, "xb") as file:
                file.write(path.read_bytes())
            return target
        except FileExistsError:
            number += 1
            target = directory / f"{path.stem}-{number}{path.suffix}"


# --- 7. Finding ------------------------------------------------------------------------------------------------------


def session_files(directory: str) -> list[Path]:
    try:
        return sorted((path for path in Path(directory).iterdir() if path.name.endswith(".jsonl")), reverse=True)
    except OSError:
        return []


def folders_in(root: str) -> list[str]:
    """The folders of the projects below a root, linked ones too."""
    try:
        return sorted(str(path) for path in Path(root).iterdir() if path.is_dir())
    except OSError:
        return []


def sessions_in(directory: str, cwd: Optional[str]) -> Iterator[tuple[Path, Session]]:
    """The sessions of a directory, of one working directory where it is given. What cannot be read hides no other."""
    for path in session_files(directory):
        try:
            session = read_session(str(path))
        except Rejected:
            continue
        of = session.header.get("cwd")
        if cwd is None or (isinstance(of, str) and of and resolve_posix(of) == resolve_posix(cwd)):
            yield path, session


def activity(path: Path, session: Session) -> float:
    """When something was last said: the time of the newest user or assistant message."""
    times = []
    for entry in session.entries:
        if role_of(entry) in ("user", "assistant"):
            said = entry["message"].get("timestamp")
            times.append(said if is_number(said) else milliseconds(entry.get("timestamp")) or 0)
    return max(times, default=0) or milliseconds(session.header.get("timestamp")) or modified(path)


def modified(path: Path) -> float:
    try:
        return path.stat().st_mtime_ns / 1e6
    except OSError:
        return 0


# --- 8. The protocol -------------------------------------------------------------------------------------------------

open_sessions: dict[str, Writer] = {}


def keep_open(writer: Writer) -> str:
    handle = f"session-{secrets.token_hex(4)}"
    open_sessions[handle] = writer
    return handle


def writer_of(params: Json) -> Writer:
    writer = open_sessions.get(params["handle"])
    if writer is None:
        raise Rejected(f"no session is open under the handle {params['handle']}")
    return writer


def stored_path(writer: Writer) -> Optional[str]:
    return str(writer.path) if writer.stored else None


def opened(writer: Writer) -> Json:
    """What is answered where a writer was made; its path is where the session is, or will be stored."""
    return {
        "handle": keep_open(writer),
        "sessionId": writer.session.header["id"],
        "leafId": writer.leaf_id,
        "path": str(writer.path),
    }


def copied(writer: Writer) -> Json:
    """A copy, with the writer that goes on with it; its path is where it is stored."""
    return {**opened(writer), "path": stored_path(writer)}


def branch_at(session: Session, params: Json) -> list[Entry]:
    """The branch that was asked for; without a leaf the one on load."""
    return branch_of(session, params.get("leafId", session.leaf_id))


def initialize(_: Json) -> Json:
    return {
        "protocol": 1,
        "implementation": {"name": "pi_session.py", "version": "1", "language": "Python"},
        "follows": "1.6.0",
        "methods": [name for name in METHODS if name != "initialize"],
        "platforms": ["posix", "win32"],
    }


def session_read(params: Json) -> Json:
    session = read_session(params["path"])
    return {"header": session.header, "entries": session.entries, "leafId": session.leaf_id}


def session_tree(params: Json) -> Json:
    return tree_of(read_session(params["path"]))


def session_branch(params: Json) -> Json:
    branch = branch_at(read_session(params["path"]), params)
    return {"entryIds": [entry["id"] for entry in branch]}


def session_context(params: Json) -> Json:
    return context_of(branch_at(read_session(params["path"]), params))


def session_info(params: Json) -> Json:
    return info_of(read_session(params["path"]))


def path_directory(params: Json) -> Json:
    return {"name": directory_name(params["cwd"], params["platform"])}


def path_file(params: Json) -> Json:
    return {"name": file_name(params["timestamp"], params["sessionId"])}


def path_session_id(params: Json) -> Json:
    return {"valid": is_session_id(params["sessionId"])}


def session_create(params: Json) -> Json:
    session_id = params.get("sessionId")
    session_id = new_session_id() if session_id is None else session_id
    if not is_session_id(session_id):
        raise Rejected(f"{session_id} is not a session id")
    header = new_header(params["cwd"], session_id, params.get("parentSession"))
    return opened(Writer(Session(header, []), path_in(params["directory"], header), stored=False))


def session_new(params: Json) -> Json:
    """A new session in the project of one that is open. A writer holds one session, so this is another writer."""
    writer = writer_of(params)
    cwd, directory = writer.session.header.get("cwd"), str(writer.path.parent)
    created = session_create({**params, "cwd": str(cwd or os.getcwd()), "directory": directory})
    open_sessions[params["handle"]] = open_sessions.pop(created["handle"])
    return {**created, "handle": params["handle"]}


def session_open(params: Json) -> Json:
    session = read_session(params["path"])
    writer = Writer(session, Path(params["path"]), stored=True)
    return {"handle": keep_open(writer), "sessionId": session.header["id"], "leafId": writer.leaf_id}


def session_append(params: Json) -> Json:
    return {"entryId": writer_of(params).append(params["entry"])}


def session_navigate(params: Json) -> Json:
    writer = writer_of(params)
    writer.navigate(params["entryId"], params.get("summary"))
    return {"leafId": writer.leaf_id}


def session_state(params: Json) -> Json:
    writer = writer_of(params)
    branch = branch_of(writer.session, writer.leaf_id)
    return {
        "leafId": writer.leaf_id,
        "path": stored_path(writer),
        "labels": info_of(writer.session)["labels"],
        "name": name_of(writer.session),
        "entryIds": [entry["id"] for entry in branch],
    }


def session_close(params: Json) -> Json:
    writer = writer_of(params)
    del open_sessions[params["handle"]]
    return {"path": stored_path(writer)}


def session_fork(params: Json) -> Json:
    path = fork(params["path"], params["directory"], params["cwd"])
    return copied(Writer(read_session(str(path)), path, stored=True))


def session_clone(params: Json) -> Json:
    source = read_session(params["path"])
    branch = branch_at(source, params)
    if not branch:
        raise Rejected("there is no branch to clone: it has no entries")
    return copied(clone(params["path"], params["directory"], branch, source))


def sessions_list(params: Json) -> Json:
    folders = [params["directory"]] if "directory" in params else folders_in(params["root"])
    listed = (each for folder in folders for each in sessions_in(folder, params.get("cwd")))
    found = sorted(listed, key=lambda each: activity(*each), reverse=True)
    return {"sessions": [{"path": str(path), **info_of(session)} for path, session in found]}


def sessions_latest(params: Json) -> Json:
    found = sessions_in(params["directory"], params.get("cwd"))
    newest = max(found, key=lambda each: modified(each[0]), default=None)
    return {"path": str(newest[0]) if newest else None}


def sessions_find(params: Json) -> Json:
    found = sessions_in(params["directory"], None)
    wanted = (str(path) for path, session in found if session.header["id"] == params["sessionId"])
    return {"path": next(wanted, None)}


def compaction_plan(params: Json) -> Json:
    branch = branch_at(read_session(params["path"]), params)
    return {"firstKeptEntryId": first_kept(branch, params["keepRecentTokens"])}


def session_usage(params: Json) -> Json:
    if "directory" in params:
        return usage_of(entry for _, session in sessions_in(params["directory"], None) for entry in session.entries)
    return usage_of(read_session(params["path"]).entries)


def session_transcript(params: Json) -> Json:
    return {"items": transcript_of(branch_at(read_session(params["path"]), params))}


def session_import(params: Json) -> Json:
    return {"path": str(import_file(Path(params["path"]), Path(params["directory"])))}


METHODS: dict[str, Callable[[Json], Json]] = {
    "initialize": initialize,
    "session/read": session_read,
    "session/tree": session_tree,
    "session/branch": session_branch,
    "session/context": session_context,
    "session/info": session_info,
    "path/directory": path_directory,
    "path/file": path_file,
    "path/sessionId": path_session_id,
    "session/create": session_create,
    "session/new": session_new,
    "session/open": session_open,
    "session/append": session_append,
    "session/navigate": session_navigate,
    "session/state": session_state,
    "session/close": session_close,
    "session/fork": session_fork,
    "session/clone": session_clone,
    "sessions/list": sessions_list,
    "sessions/latest": sessions_latest,
    "sessions/find": sessions_find,
    "compaction/plan": compaction_plan,
    "session/usage": session_usage,
    "session/transcript": session_transcript,
    "session/import": session_import,
}

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INTERNAL_ERROR, REJECTED = -32700, -32600, -32601, -32603, -32000


def failure(request_id: Any, code: int, message: str) -> bytes:
    return to_line({"jsonrpc": "2.0", "id": request_id, "error": {"code": code, "message": message}})


def answer_to(line: bytes) -> bytes:
    """The answer to one line of input, as a line. Whatever happens, there is one."""
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        return failure(None, PARSE_ERROR, "the line is not JSON, or is nested too deep")
    if not isinstance(request, dict) or not isinstance(request.get("method"), str):
        return failure(None, INVALID_REQUEST, "the line is no request: it has no method")
    request_id, method = request.get("id"), METHODS.get(request["method"])
    if method is None:
        return failure(request_id, METHOD_NOT_FOUND, f"method {request['method']} is not supported")
    try:
        return to_line({"jsonrpc": "2.0", "id": request_id, "result": method(request.get("params") or {})})
    except Rejected as refusal:
        return failure(request_id, REJECTED, str(refusal))
    except Exception as error:  # a fault of this program must not end it: the next request may go well
        traceback.print_exc()
        return failure(request_id, INTERNAL_ERROR, f"{type(error).__name__}: {error}")


def main() -> None:
    """One request a line, one answer a line, in the same order, until the input ends."""
    for line in sys.stdin.buffer:
        if line.strip():
            sys.stdout.buffer.write(answer_to(line))
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
