"use strict";

const { spawn } = require("child_process");

/** A language server on the standard streams of a process. */
class Server {
  /**
   * @param {string} command The program, which is started with the argument `lsp`.
   * @param {string} folder Where it runs.
   * @param {(method: string, params: any) => void} onNotification Gets what it says by itself.
   */
  constructor(command, folder, onNotification) {
    this.onNotification = onNotification;
    this.pending = new Map();
    this.nextId = 1;
    this.buffer = Buffer.alloc(0);
    this.process = spawn(command, ["lsp"], { cwd: folder, stdio: ["pipe", "pipe", "ignore"] });
    this.process.stdout.on("data", (data) => this.receive(data));
    this.process.stdin.on("error", () => {});
    this.ended = new Promise((resolve) => {
      const end = (reason) => {
        this.isDead = true;
        for (const { resolve } of this.pending.values()) resolve(null);
        this.pending.clear();
        resolve(reason);
      };
      this.process.on("error", (error) => end(error.message));
      this.process.on("exit", (code) => end(code));
    });
  }

  /** The answer to a request; null for an error, and where the server has ended. */
  request(method, params) {
    if (this.isDead) return Promise.resolve(null);
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.pending.set(id, { resolve });
      this.send({ jsonrpc: "2.0", id, method, params });
    });
  }

  notify(method, params) {
    if (!this.isDead) this.send({ jsonrpc: "2.0", method, params });
  }

  send(message) {
    const body = Buffer.from(JSON.stringify(message), "utf8");
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  receive(data) {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const match = /Content-Length: (\d+)/i.exec(this.buffer.toString("latin1", 0, end));
      const length = match ? Number(match[1]) : 0;
      if (this.buffer.length < end + 4 + length) return;
      const body = this.buffer.toString("utf8", end + 4, end + 4 + length);
      this.buffer = this.buffer.subarray(end + 4 + length);
      this.take(JSON.parse(body));
    }
  }

  take(message) {
    if (message.id === undefined) return this.onNotification(message.method, message.params);
    const waiting = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (waiting) waiting.resolve(message.error ? null : message.result);
  }

  async stop() {
    await this.request("shutdown", null);
    this.notify("exit", null);
    await this.ended;
  }
}

module.exports = { Server };
