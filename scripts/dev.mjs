// npm run dev: the API restarts when its sources change and the web app updates in place, in one terminal and
// at one address.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { node24, node24Env, ROOT } from "./node24.mjs";

ensureInstalled({ all: true });
// The API renders the store page from its last build.
ensureBuilt();

const API_PORT = process.env.PORT ?? "3000";
const run = (args, cwd, env) =>
  spawn(node24(), args, { cwd, stdio: "inherit", env: { ...node24Env(), ...env } });
const api = run(["--watch", "--watch-preserve-output", "server/src/main.ts"], ROOT, {
  PORT: API_PORT,
  // Whoever writes migrations starts with new ones many times a day.
  BACKUP_BEFORE_UPGRADE: process.env.BACKUP_BEFORE_UPGRADE ?? "off",
});
const vite = join(ROOT, "node_modules", "vite", "bin", "vite.js");
const web = run([vite, "--host", "127.0.0.1"], join(ROOT, "web"), {
  SOLODESK_API: `http://127.0.0.1:${API_PORT}`,
});

const children = [api, web];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
for (const child of children) child.on("exit", stop);
