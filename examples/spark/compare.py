"""Makes the same cards in one process, and compares them byte for byte with what the job has written."""

import argparse
import subprocess
import sys

from pyspark.sql import SparkSession
from pyspark.sql import functions as f

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--cardc", required=True)
parser.add_argument("--template", required=True)
parser.add_argument("--input", required=True)
parser.add_argument("--output", required=True)
arguments = parser.parse_args()

spark = SparkSession.builder.appName("compare").master("local[2]").getOrCreate()
spark.sparkContext.setLogLevel("ERROR")
rows = spark.read.parquet(arguments.input)
record = f.to_json(f.struct(*[f.col(name) for name in rows.columns]), {"ignoreNullFields": "false"})
records = [row[0] for row in rows.orderBy("id").select(record).collect()]
run = subprocess.run(
    [arguments.cardc, "expand", arguments.template, "--ndjson", "--on-error", "skip", "-q", "--diagnostics", "short"],
    input="".join(line + "\n" for line in records).encode(), capture_output=True)
wanted = run.stdout
written = spark.read.parquet(arguments.output)
cards = [row[0] for row in written.where("status = 'card'").orderBy("id").select("card").collect()]
rejected = written.where("status = 'rejected'").count()
made = "".join(card + "\n" for card in cards).encode()
spark.stop()
print(f"{len(records)} rows, {len(cards)} cards, {rejected} rejected, {len(made)} bytes")
if made != wanted or len(cards) + rejected != len(records):
    sys.exit("the job has written other bytes than a single process")
if rejected == 0:
    sys.exit("no row was rejected: the data should have some")
print("the same bytes as those of a single process")
