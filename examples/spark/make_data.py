"""Writes a partitioned Parquet data set of orders; some of them have no lines, so that no card can be made of them."""

import argparse
import random

import pyarrow
import pyarrow.dataset


def orders(count: int, seed: int) -> dict[str, list]:
    chance = random.Random(seed)
    titles = ["Ink", "Paper \"A4\"", "Émail", "Brush & pen", "糊", "A long title that a narrow column has to wrap"]
    table: dict[str, list] = {name: [] for name in ["id", "number", "customer", "ordered", "total", "lines", "region"]}
    for id in range(count):
        lines = [
            {"title": chance.choice(titles), "quantity": chance.randint(1, 9), "price": chance.randint(50, 9999) / 100}
            for _ in range(chance.randint(1, 6))
        ]
        if chance.random() < 0.001:
            lines = []
        table["id"].append(id)
        table["number"].append(f"B-{id:07}")
        table["customer"].append(chance.choice(["Ada", "Grace", "Edsger", "Barbara", "Çelik & Söhne", "O'Neill"]))
        table["ordered"].append(f"2026-{chance.randint(1, 12):02}-{chance.randint(1, 28):02}T{chance.randint(0, 23):02}:15:00Z")
        table["total"].append(round(sum(line["quantity"] * line["price"] for line in lines), 2))
        table["lines"].append(lines)
        table["region"].append(chance.choice(["eu", "us", "apac"]))
    return table


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--count", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    pyarrow.dataset.write_dataset(
        pyarrow.table(orders(arguments.count, arguments.seed)), arguments.folder, format="parquet",
        partitioning=pyarrow.dataset.partitioning(pyarrow.schema([("region", pyarrow.string())]), flavor="hive"),
        max_rows_per_file=max(1, arguments.count // 12), max_rows_per_group=max(1, arguments.count // 12),
        existing_data_behavior="delete_matching")
