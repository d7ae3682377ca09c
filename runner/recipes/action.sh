#!/usr/bin/env bash
# What action.yml runs: pi-conform run, or merge, with reports in a folder. Its inputs come by the environment.
# Works with the bash 3.2 of macOS.
set -euo pipefail

fail() {
  echo "::error title=pi-conform::$1"
  exit 2
}

# Splits a text into words as a shell does, with quotes and backslashes, and runs nothing in it.
words=()
split() {
  words=()
  [[ $1 =~ [^[:space:]] ]] || return 0
  local lines
  lines=$(xargs -n1 printf '%s\n' <<<"$1" 2>/dev/null) || fail "\"$2\" has a quote that is not closed"
  local line
  while IFS= read -r line; do words+=("$line"); done <<<"$lines"
}

[[ -z $SHARD || -z $MERGE ]] || fail '"shard" runs one part and "merge" puts all together: give one of them'

# The package that this action lies in, if it is installed or built; otherwise npm brings it.
if [[ -z $PACKAGE && -f $ACTION_PATH/dist/runner/bin.js ]]; then
  pi_conform=(node "$ACTION_PATH/dist/runner/bin.js")
else
  version=$(node -p 'require(process.argv[1]).version' "$ACTION_PATH/package.json")
  pi_conform=(npx --yes --package "${PACKAGE:-pi-session-conformance@$version}" pi-conform)
fi

mkdir -p "$REPORTS"
json=$REPORTS/pi-conform.json
junit=$REPORTS/pi-conform.xml
html=$REPORTS/pi-conform.html
options=()
[[ -z $BASELINE ]] || options+=(--baseline "$BASELINE")

if [[ -n $MERGE ]]; then
  [[ -d $MERGE ]] || fail "there is no folder \"$MERGE\" with the reports of the parts"
  parts=()
  while IFS= read -r part; do parts+=("$part"); done < <(find "$MERGE" -name 'pi-conform-*-of-*.json' | sort)
  [[ ${#parts[@]} -gt 0 ]] || fail "no report of a part is in \"$MERGE\": did the jobs with \"shard\" upload theirs?"
  call=(merge "${parts[@]}")
else
  split "$ARGUMENTS" arguments
  call=(run ${words[@]+"${words[@]}"})
  if [[ -n $SHARD ]]; then
    json=$REPORTS/pi-conform-${SHARD/\//-of-}.json
    junit=
    html=
    SEED=${SEED:-$((${GITHUB_RUN_ID:-1} % 2147483647))}
    options+=(--shard "$SHARD")
    # The job that merges the parts annotates, once for all of them.
    export GITHUB_ACTIONS=false
  fi
  [[ -z $SEED ]] || options+=(--seed "$SEED")
fi

options+=(--report "json=$json")
[[ -z $junit ]] || options+=(--report "junit=$junit")
[[ -z $html ]] || options+=(--report "html=$html")
split "$DRIVER" driver
[[ -n $MERGE || ${#words[@]} -eq 0 ]] || options+=(-- "${words[@]}")

code=0
"${pi_conform[@]}" "${call[@]}" "${options[@]}" || code=$?
{
  echo "exit-code=$code"
  echo "json=$json"
  echo "junit=$junit"
  echo "html=$html"
} >>"$GITHUB_OUTPUT"
exit "$code"
