// A server of one's own for a test, in a folder of its own.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { chromium } from "playwright-core";

export const program = process.env.ANTILLES ?? new URL("../../build/antilles", import.meta.url).pathname;

export class Server {
  constructor(...options) {
    this.folder = mkdtempSync(join(tmpdir(), "antilles-web-"));
    this.options = options;
    this.port = 0;
  }

  /* Starts, or starts again on the same port. */
  start() {
    return new Promise((yes, no) => {
      this.child = spawn(
        program,
        [
          "serve",
          ...["--listen", `127.0.0.1:${this.port}`, "--data", this.folder],
          ...["--rehearsal", process.env.REHEARSAL ?? "1"], /* the same games again; 0: others every time */
          ...["--rate", "0", "--address-rate", "0"],
          ...["--address-tables", "100000", "--address-connections", "1000"],
          ...this.options,
        ],
        { stdio: ["ignore", "pipe", "pipe"] },
      );
      let said = "";
      let ready = false;
      const hear = (data) => {
        said = (said + data).slice(-4000);
        const found = /ready at (http:\/\/[^/\s]*:(\d+))/.exec(said);
        if (ready || !found) return;
        ready = true;
        this.url = found[1];
        this.port = Number(found[2]);
        yes(this);
      };
      this.child.stdout.on("data", hear);
      this.child.stderr.on("data", hear);
      this.child.on("exit", (code, signal) => {
        const end = `the server ended with ${code ?? signal}: ${said}`;
        if (ready) console.error(end);
        no(new Error(end));
      });
    });
  }

  kill(signal = "SIGKILL") {
    this.child.removeAllListeners("exit");
    const gone = new Promise((yes) => this.child.once("exit", yes));
    this.child.kill(signal);
    return gone;
  }

  async end() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async post(path, body, token) {
    const response = await fetch(this.url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    return response.json();
  }

  /* A table of Ana and the others who are named, made and started beside the page. */
  async table(game, seats, { names = [], ...more } = {}) {
    const made = await this.post("/api/tables", { do: "create", game, players: seats.length, name: "Ana", seats, ...more });
    const path = `/api/tables/${made.table}`;
    const others = [];
    for (const name of names) others.push(await this.post(path, { do: "join", name }));
    await this.post(path, { do: "start" }, made.token);
    return { ...made, others };
  }
}

/* The seats of somebody and so many bots. */
export const bots = (count) => ["open", ...Array(count).fill({ bot: "novice" })];

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
}

/* A server and a browser for all tests of a file, and what else is to be made ready. */
export function house(ready = async () => undefined) {
  const here = {};
  before(async () => {
    here.server = await new Server().start();
    here.browser = await launch();
    await ready(here);
  });
  after(async () => {
    await here.browser?.close();
    await here.server?.end();
  });
  return here;
}

/* A browser of its own: no cookies or storage of others. */
export async function visitor(browser, settings = {}, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: "en-GB", ...options });
  await context.addInitScript((kept) => {
    if (!localStorage.getItem("antilles.settings"))
      localStorage.setItem("antilles.settings", JSON.stringify(kept));
  }, { speed: 0, guided: ["santo-domingo", "santiago", "cuba"], name: "Ana", ...settings });
  const page = await context.newPage();
  page.errors = [];
  page.on("pageerror", (error) => page.errors.push(String(error.stack ?? error)));
  page.on("console", (message) => {
    if (message.type() === "error") page.errors.push(message.text());
  });
  page.setDefaultTimeout(30000);
  return page;
}
