#!/usr/bin/env bash
# test.sh PLUMB: runs heights.py on a small feed with two workers of Spark, one of which is killed in the middle, and
# compares the result with that of one process, byte for byte. Says so and passes where PySpark or Java is missing.
set -euo pipefail

plumb=$(realpath "${1:?usage: test.sh PLUMB}")
cd "$(dirname "${BASH_SOURCE[0]}")"
python=${PYTHON:-python3}
"$python" -c 'import pyspark, pandas, pyarrow' 2>/dev/null && command -v java >/dev/null || {
  echo "Spark example: skipped; it needs Java and: pip install -r requirements.txt"
  exit 0
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export PYSPARK_PYTHON=$python SPARK_LOCAL_IP=127.0.0.1
rows=${ROWS:-20000}

"$python" make_feed.py "$rows" >"$work/feed.jsonl"

# One machine: the same keys in the same order as Spark writes them.
"$plumb" heights Message.yaml --rows "$work/feed.jsonl" --width 320 --width 375 >"$work/lines" || [ $? = 1 ]
"$python" - "$work/lines" >"$work/expected" <<'PYTHON'
import json, sys
for line in open(sys.argv[1]):
    row = json.loads(line)
    kept = {"id": row["index"], "width": float(row["width"])}
    kept |= {"height": float(row["height"])} if "height" in row else {"error": row["error"]}
    print(json.dumps(kept, separators=(",", ":"), ensure_ascii=False))
PYTHON

# run OUTPUT PLUMB
run() {
  "$python" heights.py Message.yaml "$work/feed.jsonl" "$1" --plumb "$2" --partitions 8 \
    --master "${MASTER:-local[2,4]}" --width 320 --width 375 >"$work/log" 2>&1 || { tail -n 20 "$work/log" >&2; exit 1; }
  cat "$1"/part-* >"$1.jsonl"
}

run "$work/calm" "$plumb"
cmp "$work/expected" "$work/calm.jsonl" || { echo "Spark example: differs from one machine" >&2; exit 1; }

mkdir "$work/state"
export REAL_PLUMB=$plumb KILL_STATE=$work/state
run "$work/lossy" "$PWD/kill_once.sh"
[ -d "$work/state/killed" ] && grep -q 'Lost task' "$work/log" || {
  echo "Spark example: no worker was killed" >&2
  exit 1
}
cmp "$work/expected" "$work/lossy.jsonl" || { echo "Spark example: a killed worker changed the result" >&2; exit 1; }
echo "Spark example: $(wc -l <"$work/expected") lines for $rows rows, the same with a worker killed in the middle"
