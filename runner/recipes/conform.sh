#!/bin/sh
# Runs the suite in parts, all at once, and judges them as one. For any CI that has a shell; on several machines, each
# runs one `pi-conform run --shard`, and the last one `pi-conform merge`.
#
#   sh conform.sh 3 python3 driver.py
#
# BASELINE is a file of known failures, REPORTS the folder of the reports, SEED repeats the random inputs of an earlier
# run, and ARGUMENTS are for `pi-conform run`, such as "--only edit --runs 100".
set -eu

if [ $# -lt 2 ]; then
  echo "usage: sh conform.sh <parts> <driver command...>" >&2
  exit 2
fi
of=$1
shift
reports=${REPORTS:-pi-conform-reports}
# The same for all parts; each run has another.
seed=${SEED:-$(date +%s)}
mkdir -p "$reports"
rm -f "$reports"/part-*

part=1
while [ "$part" -le "$of" ]; do
  (
    code=0
    # What a part says is kept in a file, and it annotates nothing: all of it is judged below. ARGUMENTS are several words.
    # shellcheck disable=SC2086
    GITHUB_ACTIONS=false npx pi-conform run ${ARGUMENTS:-} --seed "$seed" --shard "$part/$of" \
      --report "json=$reports/part-$part.json" -- "$@" >"$reports/part-$part.log" 2>&1 || code=$?
    echo "$code" >"$reports/part-$part.code"
  ) &
  part=$((part + 1))
done
wait

# 1 is a failure, which may be a known one. Anything else is a part that did not come to its end.
part=1
while [ "$part" -le "$of" ]; do
  code=$(cat "$reports/part-$part.code")
  rm "$reports/part-$part.code"
  if [ "$code" -gt 1 ]; then
    echo "part $part of $of ended with exit code $code:" >&2
    tail -n 20 "$reports/part-$part.log" >&2
    # Without its report nothing can be judged.
    [ -f "$reports/part-$part.json" ] || exit "$code"
  fi
  part=$((part + 1))
done

exec npx pi-conform merge "$reports"/part-*.json ${BASELINE:+--baseline "$BASELINE"} \
  --report "json=$reports/pi-conform.json" \
  --report "junit=$reports/pi-conform.xml" \
  --report "html=$reports/pi-conform.html"
