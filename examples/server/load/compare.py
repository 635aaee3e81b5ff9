"""Asks servers for the card of each order, and ends with an error unless all give the same."""

import http.client
import json
import sys

connections = [http.client.HTTPConnection("127.0.0.1", int(port)) for port in sys.argv[2:]]
count = 0
for line in open(sys.argv[1], "rb"):
    cards = []
    for connection in connections:
        connection.request("POST", "/expand/receipt", line, {"Content-Type": "application/json"})
        response = connection.getresponse()
        body = response.read()
        if response.status != 200:
            sys.exit(f"{response.status} for {line.decode()}: {body.decode()}")
        cards.append(json.loads(body))
    if any(card != cards[0] for card in cards):
        sys.exit(f"different cards for {line.decode()}:\n" + "\n".join(json.dumps(card, ensure_ascii=False) for card in cards))
    count += 1
print(f"the servers give the same card for each of {count} orders")
