"""Heights of a feed on Apache Spark: `plumb heights` in mapInPandas.

    spark-submit heights.py Cell.yaml feed.jsonl heights --width 375

Every partition of the feed goes through a process of its own, a batch at a time, so that a worker holds no more than a
batch of Arrow's. Each row keeps its id; the height comes back beside it. Rows that cannot be used have an error.
"""

import argparse
import json
import os
import subprocess
import threading
from typing import Iterator

import pandas as pd
from pyspark import SparkFiles
from pyspark.sql import SparkSession
from pyspark.sql.types import DoubleType, LongType, StringType, StructField, StructType

SCHEMA = StructType([
    StructField("id", LongType(), False),
    StructField("width", DoubleType(), True),
    StructField("variant", StringType(), True),
    StructField("height", DoubleType(), True),
    StructField("error", StringType(), True),
])


class Heights:
    """A running `plumb heights`: rows in, lines out, in order."""

    def __init__(self, command: list[str], environment: dict[str, str]):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={**os.environ, **environment})
        self.messages = []
        self.reader = threading.Thread(target=self._read_messages, daemon=True)
        self.reader.start()

    def _read_messages(self):
        for line in self.process.stderr:
            self.messages.append(line.decode(errors="replace").rstrip())

    def of(self, rows: list[str], variants: int) -> list[dict]:
        """The lines of some rows: as many for each as there are variants."""
        writer = threading.Thread(target=self._write, args=(rows,), daemon=True)
        writer.start()  # Reads while it writes: a pipe holds 64 KiB only.
        lines = [self.process.stdout.readline() for _ in range(len(rows) * variants)]
        writer.join()
        if not all(lines):
            self.close()
            raise RuntimeError("plumb has ended early: " + "; ".join(self.messages))
        return [json.loads(line) for line in lines]

    def _write(self, rows: list[str]):
        try:
            for row in rows:
                self.process.stdin.write(row.encode() + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # The reader sees the end of the output, and says why.

    def close(self) -> int:
        self.process.stdin.close()
        code = self.process.wait()
        self.reader.join()
        return code


def one_line(row: str) -> str:
    """A row of the feed as one line that is never blank: plumb numbers rows that are."""
    line = row.replace("\r", " ").replace("\n", " ")
    return line if line.strip() else "null"


def heights(batches: Iterator[pd.DataFrame], template: str, options: list[str], plumb: str,
            fonts: str | None, variants: int) -> Iterator[pd.DataFrame]:
    """For mapInPandas: columns `id` and `row` (JSON) in, those of SCHEMA out.

    A task that is run again, because its worker was lost, starts a process of its own and yields the same rows; Spark
    keeps the result of one of them.
    """
    command = [plumb, "heights", SparkFiles.get(template), "--rows", "-", "-j", "1"] + options
    running = Heights(command, {"PLUMB_FONTS": SparkFiles.get(fonts)} if fonts else {})
    try:
        for batch in batches:
            lines = running.of([one_line(row) for row in batch["row"]], variants)
            ids = [identifier for identifier in batch["id"] for _ in range(variants)]
            yield pd.DataFrame({
                "id": ids,
                "width": [line.get("width") for line in lines],
                "variant": [line.get("variant") for line in lines],
                "height": [line.get("height") for line in lines],
                "error": [line.get("error") for line in lines],
            })
    finally:
        code = running.close()
    if code not in (0, 1):  # 1: rows with errors, or constraints that conflict
        raise RuntimeError("plumb: " + "; ".join(running.messages))


def count_variants(plumb: str, template: str, options: list[str]) -> int:
    """How many lines a row gets; a template that cannot be used fails here and not on every worker."""
    run = subprocess.run([plumb, "heights", template, "--rows", "-", "-j", "1"] + options,
                         input=b"null\n", capture_output=True)
    if run.returncode not in (0, 1):
        raise SystemExit(run.stderr.decode())
    return len(run.stdout.splitlines())


def main():
    parser = argparse.ArgumentParser(description="Heights of a feed on Spark.")
    parser.add_argument("template", help="the cell; options after it go to plumb heights")
    parser.add_argument("feed", help="JSON lines, in any place that Spark reads")
    parser.add_argument("output", help="a folder for the heights, as JSON lines sorted by id")
    parser.add_argument("--master", help="where Spark runs: local[2], spark://host:7077, …")
    parser.add_argument("--plumb", default="plumb", help="the tool, on the workers as here")
    parser.add_argument("--fonts", help="a folder of fonts that is sent to the workers")
    parser.add_argument("--partitions", type=int, default=0, help="pieces of work (Spark's choice)")
    arguments, options = parser.parse_known_args()

    variants = count_variants(arguments.plumb, arguments.template, options)
    builder = SparkSession.builder.appName("plumb heights")
    if arguments.master:
        builder = builder.master(arguments.master)
    spark = builder.getOrCreate()
    spark.sparkContext.addFile(arguments.template)
    if arguments.fonts:
        spark.sparkContext.addFile(arguments.fonts, recursive=True)

    template = os.path.basename(arguments.template)
    fonts = os.path.basename(os.path.normpath(arguments.fonts)) if arguments.fonts else None
    lines = spark.sparkContext.textFile(arguments.feed, max(arguments.partitions, 1))
    feed = lines.zipWithIndex().map(lambda pair: (pair[1], pair[0])).toDF("id long, row string")
    if arguments.partitions:
        feed = feed.repartition(arguments.partitions)
    result = feed.mapInPandas(
        lambda batches: heights(batches, template, options, arguments.plumb, fonts, variants),
        SCHEMA)
    # A stable sort: lines of one row stay in the order of plumb's variants within their id.
    result.sort("id", "width", "variant").write.mode("overwrite").json(
        arguments.output, ignoreNullFields=True)
    spark.stop()


if __name__ == "__main__":
    main()
