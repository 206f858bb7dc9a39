// npm start: whatever is missing first, then the server under Node 24.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildWeb } from "./build-web.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { node24, node24Env, ROOT } from "./node24.mjs";

ensureInstalled();
buildWeb();

// The channel tells the server when this process is gone, so that it never stays behind alone.
const server = spawn(node24(), [join(ROOT, "server", "src", "main.ts")], {
  cwd: ROOT,
  env: node24Env(),
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
// npm passes a signal on to its shell alone, which dies of it and leaves this process without the parent it had.
const parent = process.ppid;
setInterval(() => process.ppid === parent || server.kill("SIGTERM"), 500).unref();
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
