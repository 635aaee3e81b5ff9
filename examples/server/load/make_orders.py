"""Writes orders, a line each, for the load test."""

import json
import random
import sys

chance = random.Random(7)
# With 1, 3 or 5 lines no average lies between two amounts, which languages round in their own ways.
titles = ["Ink", "Paper \"A4\"", "Émail", "Brush & pen", "糊", "A long title that a narrow column has to wrap"]
for number in range(int(sys.argv[1])):
    # A whole total would be divided as whole numbers are, which the template language cuts off.
    total = 0.0
    while total == int(total):
        lines = [
            {"title": chance.choice(titles), "quantity": chance.randint(1, 9), "price": chance.randint(50, 9999) / 100}
            for _ in range(chance.choice([1, 3, 5]))
        ]
        total = round(sum(line["quantity"] * line["price"] for line in lines), 2)
    print(json.dumps({
        "number": f"B-{number:07}", "customer": chance.choice(["Ada", "Grace", "Çelik & Söhne", "O'Neill"]),
        "ordered": f"2026-{chance.randint(1, 12):02}-{chance.randint(1, 28):02}T{chance.randint(0, 23):02}:15:00Z",
        "total": total, "lines": lines,
    }, ensure_ascii=False))
