"use strict";

// Runs the extension against a stub of the editor's API and the real server: PLUMB names it.

const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const os = require("os");
const path = require("path");

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plumb-vscode-"));
const file = path.join(folder, "cell.yaml");
const text = `widths: [320]
cells:
  Cell:
    views:
      title: { class: UILabel, fnt: headline, text: "{title}" }
    constraints:
      - "H:|-[title]-|"
      - title.top == contentView.topMargin
      - title.bottom == contentView.bottomMargin
      - title.height == 24
      - title.height == 30
data: [{ title: Hello }]
`;
fs.writeFileSync(file, text);

const events = {};
const providers = {};
const panels = [];
const on = (name) => (listener) => {
  (events[name] ??= []).push(listener);
  return { dispose() {} };
};
class Place {
  constructor(...values) {
    const [line, character, endLine, endCharacter] = values;
    Object.assign(this, { start: { line, character }, end: { line: endLine, character: endCharacter } });
  }
}
class Item {
  constructor(...values) { this.values = values; }
}
class Uri {
  constructor(fsPath) { Object.assign(this, { fsPath, scheme: "file" }); }
  static parse(text) { return new Uri(decodeURIComponent(text.replace("file://", ""))); }
  toString() { return `file://${this.fsPath}`; }
}
class WorkspaceEdit {
  constructor() { this.edits = []; }
  replace(uri, place, text) { this.edits.push({ place, text }); }
}
const schemas = {};
let waiting = [];
let shown = [];
const document = {
  uri: new Uri(file), languageId: "yaml", version: 1, text,
  getText() { return this.text; },
};
const vscode = {
  Range: Place, Diagnostic: class { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } },
  Hover: Item, MarkdownString: Item, CompletionItem: class { constructor(label, kind) { Object.assign(this, { label, kind }); } },
  CodeAction: class { constructor(title) { this.title = title; } }, CodeActionKind: { QuickFix: "quickfix" },
  Uri, WorkspaceEdit, ViewColumn: { Beside: 2 },
  workspace: {
    isTrusted: true, workspaceFolders: [{ uri: new Uri(folder) }], textDocuments: [document],
    getConfiguration: () => ({ get: () => process.env.PLUMB || "plumb" }),
    onDidOpenTextDocument: on("open"), onDidChangeTextDocument: on("change"),
    onDidSaveTextDocument: on("save"), onDidCloseTextDocument: on("close"),
  },
  languages: {
    createDiagnosticCollection: () => ({
      set(uri, list) {
        shown = list;
        waiting.splice(0).forEach((resolve) => resolve());
      },
      dispose() {},
    }),
    registerHoverProvider: (_, provider) => (providers.hover = provider),
    registerCompletionItemProvider: (_, provider) => (providers.completion = provider),
    registerCodeActionsProvider: (_, provider) => (providers.action = provider),
  },
  extensions: {
    getExtension: () => ({
      activate: async () => ({
        registerContributor: (_, find, read) => Object.assign(schemas, { find, read }),
      }),
    }),
  },
  commands: { registerCommand: (name, run) => (providers[name] = run) },
  window: {
    activeTextEditor: { document }, showWarningMessage: (words) => assert.fail(words),
    createWebviewPanel: () => {
      panels.push({ webview: {}, onDidDispose() {} });
      return panels.at(-1);
    },
  },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));

const published = () => new Promise((resolve) => waiting.push(resolve));

/** Replaces pieces of the document's lines, the last first, and tells the extension. */
async function apply(edit) {
  const lines = document.text.split("\n");
  for (const { place, text } of edit.edits.reverse()) {
    const line = lines[place.start.line];
    lines[place.start.line] =
      line.slice(0, place.start.character) + text + line.slice(place.end.character);
  }
  document.text = lines.join("\n");
  document.version += 1;
  const next = published();
  events.change.forEach((listener) => listener({ document }));
  await next;
}

async function test() {
  const { activate, deactivate } = require("./extension");
  const first = published();
  await activate({ subscriptions: [] });
  await first;
  const codes = () => shown.map((one) => one.code);
  assert(codes().includes("input-error") && codes().includes("conflicting-constraints"), `${codes()}`);
  for (let round = 0; round < 4 && shown.length > 0; round += 1) {
    for (const one of shown) {
      const actions = await providers.action.provideCodeActions(document, one.range);
      if (actions.length === 0) continue;
      await apply(actions[0].edit);
      break;
    }
  }
  assert(!codes().includes("input-error") && !codes().includes("conflicting-constraints"), `${codes()}`);
  const hover = await providers.hover.provideHover(document, { line: 4, character: 8 });
  assert(hover.values[0].values[0].includes("at 320 pt"));
  const items = await providers.completion.provideCompletionItems(document, { line: 7, character: 9 });
  assert(items.some((item) => item.label === "title"));
  assert.strictEqual(schemas.find("file:///app/notes.yaml"), undefined);
  for (const [resource, key] of [[`${document.uri}`, "cells"], ["file:///app/plumb.yaml", "sources"]]) {
    const schema = JSON.parse(await schemas.read(schemas.find(resource)));
    assert(schema.properties[key], resource);
  }
  fs.writeFileSync(file, document.text);
  await providers["plumb.preview"]();
  assert(panels[0].webview.html.includes("data:image/svg+xml;base64,"), panels[0].webview.html);
  await deactivate();
  fs.rmSync(folder, { recursive: true });
  console.log("the extension shows, repairs, explains, completes, draws and offers schemas");
}

test().catch((error) => {
  console.error(error);
  process.exit(1);
});
