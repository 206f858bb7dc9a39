// npm start: installs and builds what is missing, runs the server under Node 24, and restarts it after a
// crash. What follows "--" goes to the server.
import { spawn } from "node:child_process";
import { ensureBuilt, SERVER } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { node24, node24Env, ROOT } from "./node24.mjs";
import { onStop } from "./on-stop.mjs";
import { accidentLine, restartPlan } from "./restarts.mjs";

ensureInstalled({ all: false });
ensureBuilt();

const pauseBefore = restartPlan();
let server;
let isStopping = false;

function stop(signal) {
  isStopping = true;
  if (!server.kill(signal)) process.exit(0);
}

function start() {
  let wasReady = false;
  // The IPC channel tells the server when this process is gone, so that the server never outlives it.
  server = spawn(node24(), [SERVER, ...process.argv.slice(2)], {
    cwd: ROOT,
    env: node24Env(),
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  server.on("message", () => (wasReady = true));
  server.on("exit", (code, signal) => {
    // A server that refused to start has printed what to fix, and would refuse again.
    const isAccident = !isStopping && (signal !== null || (wasReady && code !== 0));
    if (!isAccident) process.exit(code ?? 1);
    const pause = pauseBefore();
    console.error(accidentLine(signal ?? `code ${code}`, pause));
    if (pause === undefined) process.exit(1);
    setTimeout(start, pause * 1000);
  });
}

onStop(stop);
start();
