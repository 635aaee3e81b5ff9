"""Makes a card from every row of a Parquet data set, with one template.

Each task gives its rows to `cardc expand --ndjson`, a batch at a time. Rows without a card go to a partition of their
own, with their errors:

    OUTPUT/status=card/        the columns of --key, and `card`
    OUTPUT/status=rejected/    the columns of --key, and `errors`
"""

import argparse
import json
import os
import subprocess
import tempfile
from collections.abc import Iterator

import pandas
from pyspark import SparkFiles
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as f
from pyspark.sql.types import StringType, StructField, StructType


def expand(name: str, template: str, records: list[str]) -> tuple[list[str], dict[int, str]]:
    """The cards of the records that have one, and the errors of the others by their positions; `name` is the program."""
    program = SparkFiles.get(name)
    with tempfile.TemporaryDirectory() as folder:
        rejects = os.path.join(folder, "rejects.ndjson")
        # One thread: Spark runs as many tasks as there are cores.
        run = subprocess.run(
            [program, "expand", SparkFiles.get(template), "--ndjson", "--jobs", "1", "--on-error", "skip",
             "--rejects", rejects, "--diagnostics", "short"],
            input="".join(record + "\n" for record in records).encode(), capture_output=True)
        # 1 says that records have failed; without the file it says that the template has.
        if run.returncode not in (0, 1) or not os.path.exists(rejects):
            raise RuntimeError(f"cardc failed: {run.stderr.decode(errors='replace')}")
        with open(rejects, encoding="utf-8") as file:
            failed = {entry["record"] - 1: json.dumps(entry["errors"], ensure_ascii=False) for entry in map(json.loads, file)}
        # Not `splitlines`, for which other characters than "\n" end lines, too.
        return run.stdout.decode().split("\n")[:-1], failed


def cards(rows: DataFrame, name: str, template: str, key: list[str]) -> DataFrame:
    """The rows' keys with a card or with errors."""

    def work(batches: Iterator[pandas.DataFrame]) -> Iterator[pandas.DataFrame]:
        for batch in batches:
            made, failed = expand(name, template, batch["_record"].tolist())
            if len(made) + len(failed) != len(batch):
                raise RuntimeError(f"{len(batch)} records gave {len(made)} cards and {len(failed)} errors")
            result = batch[key].copy()
            rest = iter(made)
            result["status"] = ["rejected" if i in failed else "card" for i in range(len(batch))]
            result["card"] = [None if i in failed else next(rest) for i in range(len(batch))]
            result["errors"] = [failed.get(i) for i in range(len(batch))]
            yield result

    fields = [rows.schema[name] for name in key]
    fields += [StructField(name, StringType()) for name in ("status", "card", "errors")]
    # Spark itself writes the records, so that they are the same bytes wherever they are written.
    record = f.to_json(f.struct(*[f.col(name) for name in rows.columns]), {"ignoreNullFields": "false"})
    return rows.select(*key, record.alias("_record")).mapInPandas(work, StructType(fields))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cardc", required=True, help="the program, for the machines that the tasks run on")
    parser.add_argument("--template", required=True)
    parser.add_argument("--input", required=True)
    parser.add_argument("--output", required=True)
    parser.add_argument("--key", nargs="+", default=["id"], help="columns that tell rows apart")
    parser.add_argument("--master", help="for example local[2]; without it, what spark-submit says")
    arguments = parser.parse_args()

    builder = SparkSession.builder.appName("cards")
    if arguments.master:
        builder = builder.master(arguments.master)
    spark = builder.getOrCreate()
    # So many rows are in memory at a time, with their cards; starting the program for them takes milliseconds.
    spark.conf.set("spark.sql.execution.arrow.maxRecordsPerBatch", "10000")
    spark.sparkContext.addFile(arguments.cardc)
    spark.sparkContext.addFile(arguments.template)
    rows = spark.read.parquet(arguments.input)
    result = cards(rows, os.path.basename(arguments.cardc), os.path.basename(arguments.template), arguments.key)
    result.write.mode("overwrite").partitionBy("status").parquet(arguments.output)
    spark.stop()


if __name__ == "__main__":
    main()
