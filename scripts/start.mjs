// npm start: whatever is missing first, then the server under Node 24, again where it ended by accident.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildWeb } from "./build-web.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { node24, node24Env, ROOT } from "./node24.mjs";
import { accidentLine, restartPlan } from "./restarts.mjs";

ensureInstalled();
buildWeb();

const pauseBefore = restartPlan();
let server;
let isStopping = false;

function stop(signal) {
  isStopping = true;
  if (!server.kill(signal)) process.exit(0);
}

function start() {
  let wasReady = false;
  // The channel tells the server when this process is gone, so that it never stays behind alone.
  server = spawn(node24(), [join(ROOT, "server", "src", "main.ts")], {
    cwd: ROOT,
    env: node24Env(),
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  server.on("message", () => (wasReady = true));
  server.on("exit", (code, signal) => {
    // A start that was refused has said what to put right, and would be refused again.
    const isAccident = !isStopping && (signal !== null || (wasReady && code !== 0));
    if (!isAccident) process.exit(code ?? 1);
    const pause = pauseBefore();
    console.error(accidentLine(signal ?? `code ${code}`, pause));
    if (pause === undefined) process.exit(1);
    setTimeout(start, pause * 1000);
  });
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
// npm passes a signal on to its shell alone, which dies of it and leaves this process without the parent it had.
const parent = process.ppid;
setInterval(() => process.ppid === parent || stop("SIGTERM"), 500).unref();
start();
