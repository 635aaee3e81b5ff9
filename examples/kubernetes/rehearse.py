"""Checks `job.yaml` by `job.schema.json` and runs the command of its pods here, for every index."""

import argparse
import json
import os
import pathlib
import random
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import jsonschema
import yaml

here = pathlib.Path(__file__).parent
parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--cardc", required=True)
parser.add_argument("--work", required=True, type=pathlib.Path)
parser.add_argument("--records", type=int, default=200)
arguments = parser.parse_args()

# The manifest.
config, job = yaml.safe_load_all((here / "job.yaml").read_text())
schema = json.loads((here / "job.schema.json").read_text())
validator = jsonschema.Draft202012Validator(schema)
validator.check_schema(schema)
for document in (config, job):
    for error in validator.iter_errors(document):
        sys.exit(f"job.yaml: {error.json_path}: {error.message}")
# The check finds what is wrong.
for key, value in [("completions", "64"), ("completionMode", "Index"), ("paralellism", 2)]:
    wrong = json.loads(json.dumps(job))
    wrong["spec"][key] = value
    if validator.is_valid(wrong):
        sys.exit(f"the schema takes `{key}: {value}`")
print("job.yaml keeps to the schema")

# The records: some have no lines, and so no average.
chance = random.Random(3)
shards = job["spec"]["completions"]
work = arguments.work
(work / "records").mkdir(parents=True, exist_ok=True)
(work / "template").mkdir(exist_ok=True)
(work / "template" / "card.yaml").write_text(config["data"]["card.yaml"])
everything = []
for shard in range(shards):
    lines = []
    for number in range(arguments.records):
        items = [1] * chance.randint(0 if chance.random() < 0.05 else 1, 4)
        record = {"number": f"{shard}-{number}", "customer": "Grace é", "total": chance.randint(1, 999), "lines": items}
        lines.append(json.dumps(record, ensure_ascii=False) + "\n")
    (work / "records" / f"records-{shard:05}.ndjson").write_text("".join(lines))
    everything += lines
single = subprocess.run(
    [arguments.cardc, "expand", str(work / "template" / "card.yaml"), "--ndjson", "--on-error", "skip", "-q"],
    input="".join(everything).encode(), capture_output=True).stdout

# The pods call the program `cardc`, whatever it is called here.
programs = work / "programs"
programs.mkdir(exist_ok=True)
(programs / "cardc").unlink(missing_ok=True)
(programs / "cardc").symlink_to(pathlib.Path(arguments.cardc).resolve())
container = job["spec"]["template"]["spec"]["containers"][0]


def pod(index: int, output: pathlib.Path, ends_after: float | None = None) -> int:
    places = {"TEMPLATE": work / "template" / "card.yaml", "INPUT": work / "records", "OUTPUT": output}
    variables = {entry["name"]: str(places[entry["name"]]) for entry in container["env"]}
    path = f"{programs}:{os.environ['PATH']}"
    process = subprocess.Popen(
        container["command"] + container["args"], stderr=subprocess.DEVNULL, start_new_session=True,
        env={**variables, "PATH": path, "JOB_COMPLETION_INDEX": str(index)})
    if ends_after is not None:
        time.sleep(ends_after)
        try:
            os.killpg(process.pid, 9)
        except ProcessLookupError:
            pass
    return process.wait()


def rehearse(name: str, kills: bool) -> None:
    output = work / name
    output.mkdir(exist_ok=True)
    with ThreadPoolExecutor(min(2, job["spec"]["parallelism"])) as pool:
        if kills:
            list(pool.map(lambda index: pod(index, output, chance.random() * 0.02), range(shards)))
        codes = list(pool.map(lambda index: pod(index, output), range(shards)))
    if any(codes):
        sys.exit(f"pods have failed: {codes}")
    cards = b"".join((output / "cards" / f"{shard:05}.ndjson").read_bytes() for shard in range(shards))
    counts = [json.loads((output / "counts" / f"{shard:05}.json").read_text()) for shard in range(shards)]
    rejects = sum(len((output / "rejects" / f"{shard:05}.ndjson").read_text().splitlines()) for shard in range(shards))
    records, failed = sum(count["records"] for count in counts), sum(count["failed"] for count in counts)
    if cards != single:
        sys.exit(f"{name}: the shards are not the bytes of a single process")
    if records != len(everything) or failed != rejects or rejects == 0:
        sys.exit(f"{name}: {records} records of {len(everything)}, {failed} failed, {rejects} rejected")
    print(f"{name}: {records} records in {shards} shards, {rejects} rejected, {len(cards)} bytes, as in a single process")


rehearse("at-once", kills=False)
rehearse("with-kills", kills=True)
