"use strict";

const { execFile } = require("child_process");
const fs = require("fs");
const os = require("os");
const path = require("path");
const vscode = require("vscode");
const { Server } = require("./server");

const selector = [
  { scheme: "file", language: "yaml" },
  { scheme: "file", pattern: "**/*.{xib,storyboard}" },
];

let server;

const command = () => vscode.workspace.getConfiguration("plumb").get("path") || "plumb";

const isShown = (document) =>
  document.uri.scheme === "file" && /\.(ya?ml|xib|storyboard)$/.test(document.uri.fsPath);

const range = (value) =>
  new vscode.Range(
    value.start.line, value.start.character, value.end.line, value.end.character);

const at = (document, position) => ({
  textDocument: { uri: document.uri.toString() },
  position: { line: position.line, character: position.character },
});

/** Starts the server and has the editor show what it says. */
async function activate(context) {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const found = vscode.languages.createDiagnosticCollection("plumb");
  context.subscriptions.push(found, ...registered());
  context.subscriptions.push(
    vscode.commands.registerCommand("plumb.preview", () => new Preview(context).show()));
  if (!vscode.workspace.isTrusted) return;
  offerSchemas();
  server = new Server(command(), folder?.fsPath ?? os.homedir(), (method, params) => {
    if (method !== "textDocument/publishDiagnostics") return;
    found.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic));
  });
  server.ended.then((reason) => {
    if (typeof reason === "string") {
      vscode.window.showWarningMessage(`plumb cannot be started: ${reason}`);
    }
  });
  await server.request("initialize", {
    processId: process.pid, rootUri: folder?.toString() ?? null, capabilities: {},
  });
  server.notify("initialized", {});
  vscode.workspace.textDocuments.forEach(open);
  context.subscriptions.push(
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidChangeTextDocument(({ document }) => {
      if (!isShown(document)) return;
      server.notify("textDocument/didChange", {
        textDocument: { uri: document.uri.toString(), version: document.version },
        contentChanges: [{ text: document.getText() }],
      });
    }),
    vscode.workspace.onDidSaveTextDocument((document) => {
      if (isShown(document)) {
        server.notify("textDocument/didSave", { textDocument: { uri: document.uri.toString() } });
      }
    }),
    vscode.workspace.onDidCloseTextDocument((document) => {
      if (isShown(document)) {
        server.notify("textDocument/didClose", { textDocument: { uri: document.uri.toString() } });
      }
    }));
}

/** Has the extension of Red Hat for YAML, where it is installed, check and complete by the tool's own schemas. */
async function offerSchemas() {
  const yaml = await vscode.extensions.getExtension("redhat.vscode-yaml")?.activate();
  yaml?.registerContributor(
    "plumb",
    (resource) => {
      if (/[/\\]plumb\.ya?ml$/.test(resource)) return "plumb://schema/project";
      const document = vscode.workspace.textDocuments.find(
        ({ uri }) => uri.toString() === resource);
      return /^cells:/m.test(document?.getText() ?? "") ? "plumb://schema/template" : undefined;
    },
    (uri) => new Promise((resolve) => {
      execFile(
        command(), ["schema", path.posix.basename(uri)], { maxBuffer: 8 << 20 },
        (error, output) => resolve(output));
    }));
}

function open(document) {
  if (!isShown(document)) return;
  server.notify("textDocument/didOpen", {
    textDocument: {
      uri: document.uri.toString(), languageId: document.languageId, version: document.version,
      text: document.getText(),
    },
  });
}

function diagnostic(value) {
  const result = new vscode.Diagnostic(range(value.range), value.message, value.severity - 1);
  result.source = value.source;
  result.code = value.code;
  return result;
}

/** Providers that ask the server. */
function registered() {
  return [
    vscode.languages.registerHoverProvider(selector, {
      async provideHover(document, position) {
        const hover = await server?.request("textDocument/hover", at(document, position));
        return hover && new vscode.Hover(new vscode.MarkdownString(hover.contents.value));
      },
    }),
    vscode.languages.registerCompletionItemProvider(selector, {
      async provideCompletionItems(document, position) {
        const items = await server?.request("textDocument/completion", at(document, position));
        return (items ?? []).map((item) => {
          const result = new vscode.CompletionItem(item.label, item.kind - 1);
          result.insertText = item.insertText ?? item.label;
          result.documentation = item.documentation;
          return result;
        });
      },
    }, ".", ":", " "),
    vscode.languages.registerCodeActionsProvider(selector, {
      async provideCodeActions(document, place) {
        const actions = await server?.request("textDocument/codeAction", {
          textDocument: { uri: document.uri.toString() }, range: place,
          context: { diagnostics: [] },
        });
        return (actions ?? []).map(action);
      },
    }),
  ];
}

function action(value) {
  const result = new vscode.CodeAction(value.title, vscode.CodeActionKind.QuickFix);
  result.diagnostics = value.diagnostics.map(diagnostic);
  result.isPreferred = value.isPreferred;
  result.edit = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(value.edit.changes)) {
    for (const edit of edits) {
      result.edit.replace(vscode.Uri.parse(uri), range(edit.range), edit.newText);
    }
  }
  return result;
}

/** A panel with the picture of the active template. */
class Preview {
  constructor(context) {
    this.context = context;
    this.document = vscode.window.activeTextEditor?.document;
  }

  async show() {
    if (!this.document || !isShown(this.document)) {
      vscode.window.showWarningMessage("plumb draws a template, .xib or .storyboard that is open");
      return;
    }
    this.panel = vscode.window.createWebviewPanel(
      "plumb", path.basename(this.document.uri.fsPath), vscode.ViewColumn.Beside, {});
    const saved = vscode.workspace.onDidSaveTextDocument(() => this.draw());
    this.panel.onDidDispose(() => saved.dispose());
    this.context.subscriptions.push(saved);
    await this.draw();
  }

  /** Draws what is saved; the panel keeps the last picture where that cannot be drawn. */
  async draw() {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plumb-"));
    const file = this.document.uri.fsPath;
    const picture = path.join(folder, "preview.svg");
    const message = await new Promise((resolve) => {
      execFile(
        command(), ["render", "--sheet", "--format", "svg", "--output", picture, "--", file],
        { cwd: path.dirname(file) }, (error, output, messages) => resolve(messages));
    });
    if (fs.existsSync(picture)) {
      const bytes = fs.readFileSync(picture).toString("base64");
      this.picture = `<img src="data:image/svg+xml;base64,${bytes}" style="max-width: 100%">`;
    }
    fs.rmSync(folder, { recursive: true, force: true });
    const words = message.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    this.panel.webview.html =
      `<!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="default-src 'none';`
      + ` img-src data:; style-src 'unsafe-inline'">${this.picture ?? ""}<pre>${words}</pre>`;
  }
}

async function deactivate() {
  await server?.stop();
  server = undefined;
}

module.exports = { activate, deactivate };
