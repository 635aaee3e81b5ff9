// Starts the extension with stand-ins for the editor and for the client library, and talks to the server that it starts:
//
//     node exchange.js EXTENSION.js FOLDER_OF_PROJECT
//
// The exchange is compared with `exchange.json`; UPDATE_REFERENCE=1 writes it.
const { spawn } = require("child_process");
const fs = require("fs");
const path = require("path");
const { pathToFileURL } = require("url");
const Module = require("module");

const [script, folder] = [path.resolve(process.argv[2]), fs.realpathSync(process.argv[3])];
const recorded = path.join(__dirname, "exchange.json");
const root = pathToFileURL(folder).href;
let started;

/** What the client library does with what it is given: it starts the program and speaks the protocol with it. */
class LanguageClient {
  constructor(id, name, server, client) {
    Object.assign(this, { id, name, server, client, number: 0, waiting: new Map(), exchange: [] });
    started = this;
  }

  async start() {
    if (this.server.transport !== TransportKind.stdio) throw new Error("the server has no other transport");
    this.process = spawn(this.server.command, this.server.args, { stdio: ["pipe", "pipe", "inherit"] });
    this.ended = new Promise((resolve) => this.process.on("exit", resolve));
    let bytes = Buffer.alloc(0);
    this.process.stdout.on("data", (more) => {
      bytes = Buffer.concat([bytes, more]);
      for (;;) {
        const end = bytes.indexOf("\r\n\r\n");
        if (end < 0) return;
        const length = Number(/content-length: *(\d+)/i.exec(bytes.subarray(0, end).toString())[1]);
        if (bytes.length < end + 4 + length) return;
        this.receive(JSON.parse(bytes.subarray(end + 4, end + 4 + length).toString()));
        bytes = bytes.subarray(end + 4 + length);
      }
    });
    await this.ask("initialize", {
      processId: null, rootUri: root, capabilities: { textDocument: { codeAction: { codeActionLiteralSupport: {} } } },
    });
    this.tell("initialized", {});
  }

  async stop() {
    await this.ask("shutdown", null);
    this.tell("exit");
    return this.ended;
  }

  dispose() {}

  write(message) {
    this.exchange.push({ sent: message });
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.process.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  tell(method, params) { this.write({ method, params }); }

  ask(method, params) {
    const id = ++this.number;
    this.write({ id, method, params });
    return this.next(id);
  }

  /** The answer to a request, or the next notification of a method. */
  next(key) { return new Promise((resolve) => this.waiting.set(key, resolve)); }

  receive({ jsonrpc, ...message }) {
    this.exchange.push({ received: message });
    const key = message.id ?? message.method;
    this.waiting.get(key)?.(message.result ?? message.params);
    this.waiting.delete(key);
  }
}
const TransportKind = { stdio: 0 };
const registered = new Map();
const terminals = [];
const watched = [];
const editor = {
  workspace: {
    getConfiguration: () => ({ get: (_, usual) => usual }),
    createFileSystemWatcher: (pattern) => { watched.push(pattern); return { dispose() {} }; },
  },
  commands: { registerCommand: (name, action) => { registered.set(name, action); return { dispose() {} }; } },
  window: { createTerminal: (options) => { terminals.push(options); return { show() {} }; } },
};

const load = Module._load;
Module._load = (name, ...rest) =>
  name === "vscode" ? editor : name === "vscode-languageclient/node" ? { LanguageClient, TransportKind } : load(name, ...rest);

(async () => {
  const guard = setTimeout(() => { console.error("the server does not answer"); process.exit(1); }, 20000);
  const extension = require(script);
  const context = { subscriptions: [] };
  await extension.activate(context);
  const file = path.join(folder, "card.yaml");
  const document = { uri: pathToFileURL(file).href };
  if (!started.client.documentSelector.some((each) => each.language === "yaml")) throw new Error("YAML is not selected");
  const found = started.next("textDocument/publishDiagnostics");
  started.tell("textDocument/didOpen", {
    textDocument: { ...document, languageId: "yaml", version: 1, text: fs.readFileSync(file, "utf8") },
  });
  const { diagnostics } = await found;
  const misspelled = diagnostics.find((each) => each.code === "template.missing-path");
  const { line, character } = misspelled.range.start;
  const position = { line, character: character + "user.n".length };
  await started.ask("textDocument/completion", { textDocument: document, position });
  await started.ask("textDocument/hover", { textDocument: document, position: { line: 4, character: 5 } });
  await started.ask("textDocument/codeAction", { textDocument: document, range: misspelled.range, context: { diagnostics } });
  // What the code lens of the server asks for, the extension does.
  const [lens] = await started.ask("textDocument/codeLens", { textDocument: document });
  if (!registered.has(lens.command.command)) throw new Error(`there is no command ${lens.command.command}`);
  registered.get(lens.command.command)(...lens.command.arguments);
  const [terminal] = terminals;
  if (terminal?.shellArgs.join(" ") !== `preview ${file}`) throw new Error(`not previewed: ${JSON.stringify(terminals)}`);
  // What changes beside the templates is watched.
  const watchers = [started.client.synchronize.fileEvents].flat();
  if (!watchers.every(Boolean) || !watched.length) throw new Error("files beside templates are not watched");
  const fixed = started.next("textDocument/publishDiagnostics");
  started.tell("textDocument/didChange", {
    textDocument: { ...document, version: 2 }, contentChanges: [{ range: misspelled.range, text: "user.name" }],
  });
  await fixed;
  await extension.deactivate();
  const code = await started.ended;
  if (code !== 0) throw new Error(`the server ended with ${code}`);
  if (!context.subscriptions.length) throw new Error("the client is not disposed of");
  clearTimeout(guard);

  // Where the project is and which version answers differ from machine to machine.
  const lines = started.exchange.map((message) => JSON.stringify(message));
  const text = `[\n${lines.join(",\n")}\n]\n`.replaceAll(root, "file:///project").replaceAll(fs.realpathSync(folder), "/project")
    .replace(/"version":"cardc [^"]*"/, '"version":"cardc"');
  if (process.env.UPDATE_REFERENCE || !fs.existsSync(recorded)) fs.writeFileSync(recorded, text);
  if (fs.readFileSync(recorded, "utf8") !== text) {
    fs.writeFileSync(path.join(folder, "exchange.json"), text);
    console.error("the exchange is not that of exchange.json: run with UPDATE_REFERENCE=1, and read the difference");
    process.exit(1);
  }
  console.log(`Visual Studio Code: ${started.exchange.length} messages as recorded`);
})().catch((error) => { console.error(error); process.exit(1); });
