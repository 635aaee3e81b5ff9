#!/usr/bin/env python3
"""A small client of the Language Server Protocol: measures `cardc lsp` on a long template, as it is typed.

    python3 examples/editors/client.py PATH_OF_CARDC [EDITS]

Types into a template of 2,000 lines key by key, and asks for a completion after each key; after each line also for what stands
there, for symbols and for tokens. Columns of the answers are compared with those that are counted here. Prints the times of the
answers and the memory of the server.
"""
import json, os, random, subprocess, sys, tempfile, time


class Server:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.notifications = []

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def read(self):
        length = 0
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise SystemExit("the server ended")
            if line == b"\r\n":
                break
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def ask(self, method, params):
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while True:
            message = self.read()
            if message.get("id") == self.number:
                if "error" in message:
                    raise SystemExit(f"{method}: {message['error']}")
                return message["result"]
            self.notifications.append(message)

    def tell(self, method, params):
        self.send({"method": method, "params": params})

    def memory(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def template(lines):
    text = ['type: AdaptiveCard', 'version: "1.5"', "body:"]
    while len(text) < lines:
        text += ["  - type: TextBlock", f"    id: text{len(text)}", "    text: Grüße 🙂 ${user.name}", "    wrap: true"]
    return text[:lines]


def main():
    program, edits = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    random.seed(7)
    folder = tempfile.mkdtemp()
    path = os.path.join(folder, "card.yaml")
    with open(os.path.join(folder, "card.data.json"), "w") as data:
        json.dump({"user": {"name": "Ada", "age": 36}, "items": [{"title": "One"}]}, data)
    lines = template(2000)
    document = {"uri": "file://" + path}
    server = Server(program)
    server.ask("initialize", {"capabilities": {}})
    server.tell("initialized", {})
    server.tell("textDocument/didOpen", {"textDocument": {**document, "version": 1, "text": "\n".join(lines) + "\n"}})
    times, wrong, first, version = [], 0, None, 1
    others = {"hover": [], "documentSymbol": [], "semanticTokens/full": [], "codeLens": []}
    inserts = ["    maxLines: 3", "    text: 🙂 ${toUpper(user.name)}", "    weight: Bolder", '    color: "good', "    text: ${us"]
    done = 0
    while done < edits:
        row = random.randrange(4, len(lines))
        lines.insert(row, "")
        server.tell("textDocument/didChange", {"textDocument": {**document, "version": (version := version + 1)}, "contentChanges": [
            {"range": {"start": {"line": row, "character": 0}, "end": {"line": row, "character": 0}}, "text": "\n"}]})
        for key in random.choice(inserts):
            column = len(lines[row].encode("utf-16-le")) // 2
            lines[row] += key
            place = {"line": row, "character": column}
            started = time.perf_counter()
            server.tell("textDocument/didChange", {"textDocument": {**document, "version": (version := version + 1)}, "contentChanges": [
                {"range": {"start": place, "end": place}, "text": key}]})
            here = {"line": row, "character": len(lines[row].encode("utf-16-le")) // 2}
            answer = server.ask("textDocument/completion", {"textDocument": document, "position": here})
            times.append(time.perf_counter() - started)
            for item in (answer or {}).get("items", []):
                span = item["textEdit"]["range"]
                if span["start"]["line"] != row or not span["start"]["character"] <= here["character"] <= span["end"]["character"]:
                    wrong += 1
            done += 1
            if done == edits // 10:
                first = server.memory()
        for method, taken in others.items():
            started = time.perf_counter()
            server.ask("textDocument/" + method, {"textDocument": document, "position": here})
            taken.append(time.perf_counter() - started)
        del lines[row]
        server.tell("textDocument/didChange", {"textDocument": {**document, "version": (version := version + 1)}, "contentChanges": [
            {"range": {"start": {"line": row, "character": 0}, "end": {"line": row + 1, "character": 0}}, "text": ""}]})
    # The text of the server is that of the editor: symbols stand where they are here.
    symbols = server.ask("textDocument/documentSymbol", {"textDocument": document})
    for symbol in symbols[0]["children"]:
        start = symbol["selectionRange"]["start"]
        if not lines[start["line"]][start["character"]:].startswith(symbol["name"]):
            wrong += 1
    started = time.perf_counter()
    while not any(m.get("params", {}).get("version") == version for m in server.notifications):
        server.notifications.append(server.read())
    findings = server.notifications[-1]["params"]["diagnostics"]
    pause = time.perf_counter() - started
    last = server.memory()
    server.ask("shutdown", None)
    server.tell("exit", None)
    times.sort()
    print(f"{len(times)} edits, {len(symbols[0]['children'])} elements, {wrong} wrong positions, exit code {server.process.wait()}")
    print(f"answers: median {times[len(times) // 2] * 1000:.1f} ms, 99th percentile {times[len(times) * 99 // 100] * 1000:.1f} ms, "
          f"longest {times[-1] * 1000:.1f} ms; {len(findings)} findings {pause * 1000:.0f} ms after the last edit")
    for method, taken in others.items():
        taken.sort()
        print(f"{method}: median {taken[len(taken) // 2] * 1000:.1f} ms, 99th percentile {taken[len(taken) * 99 // 100] * 1000:.1f} ms")
    print(f"memory: {first} kB after a tenth of the edits, {last} kB at the end")


main()
