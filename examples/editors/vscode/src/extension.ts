import { commands, ExtensionContext, window, workspace } from "vscode";
import { LanguageClient, TransportKind } from "vscode-languageclient/node";

let client: LanguageClient | undefined;

export async function activate(context: ExtensionContext): Promise<void> {
  const command = workspace.getConfiguration("cardc").get<string>("path", "cardc");
  client = new LanguageClient(
    "cardc",
    "cardc",
    { command, args: ["lsp"], transport: TransportKind.stdio },
    {
      documentSelector: [
        { scheme: "file", language: "yaml" },
        { scheme: "file", language: "json" },
      ],
      // Data, components and settings that change on the disk change what is found in templates.
      synchronize: { fileEvents: workspace.createFileSystemWatcher("**/*.{yaml,yml,json}") },
    },
  );
  // The code lens "Preview" of the server.
  context.subscriptions.push(
    commands.registerCommand("cardc.preview", (path: string) => {
      const terminal = window.createTerminal({ name: "cardc preview", shellPath: command, shellArgs: ["preview", path] });
      terminal.show();
    }),
  );
  context.subscriptions.push(client);
  await client.start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}
