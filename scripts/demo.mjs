// npm run demo: three stores with a year of business behind them, in a folder of their own. Starting over leads back to
// the same three stores. What follows "--" goes to `solo demo`.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ensureBuilt, SERVER, SOLO } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { NODE24_SETTINGS, node24, ROOT } from "./node24.mjs";
import { onStop } from "./on-stop.mjs";

ensureInstalled({ all: false });
ensureBuilt();

const FOLDER = resolve(process.env.DEMO_DIR ?? join(ROOT, "data-demo"));
const FILLED = join(FOLDER, "filled");
/** Says on which day, from which sources and with which options it was filled: all of that makes another demo. */
const NOTE = join(FOLDER, "filled.txt");
/** Holds the process ID of the demo that uses the folder. */
const IN_USE = join(FOLDER, "in-use");
const options = process.argv.slice(2);
const sources = readFileSync(join(ROOT, "server/dist/.sources"), "utf8");
const note = [new Date().toISOString().slice(0, 10), sources, ...options].join(" ");

// Settings of a real installation must not reach the demo: neither from the environment, of which only these are kept,
// nor from the file .env in the project, which is read only where the server is started.
const kept = /^(path|home|user|lang|lc_.*|tz|term|tmpdir|temp|tmp|systemroot|windir|.*appdata|node_.*)$/i;
const forServer = /^(PORT|HOST|PUBLIC_URL|TRUST_PROXY|LOG_LEVEL)$/;
const pick = (names) => Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)));
const env = { ...NODE24_SETTINGS, ...pick(kept), CURRENCY: "EUR", SANDBOX: "on" };

let child;
let isStopping = false;
onStop((signal) => {
  isStopping = true;
  child?.kill(signal);
});

function run(args, settings, stdio) {
  child = spawn(node24(), args, { cwd: FOLDER, env: { ...env, ...settings }, stdio });
  return child;
}

function takeFolder() {
  mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
  const owner = existsSync(IN_USE) ? Number(readFileSync(IN_USE, "utf8")) : 0;
  if (owner > 0 && isRunning(owner)) {
    console.error(`The demo is already running, as process ${owner}. Stop it first.`);
    process.exit(1);
  }
  writeFileSync(IN_USE, String(process.pid));
  process.on("exit", () => rmSync(IN_USE, { force: true }));
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

async function fill() {
  if (existsSync(NOTE) && readFileSync(NOTE, "utf8") === note) return;
  rmSync(NOTE, { force: true });
  rmSync(FILLED, { recursive: true, force: true });
  const [code] = await once(run([SOLO, "demo", ...options], { DATA_DIR: FILLED }, "inherit"), "exit");
  if (code !== 0) process.exit(code ?? 1);
  writeFileSync(NOTE, note);
}

/** Returns a new folder with what was filled, and removes the ones before it. */
function copyFilled() {
  const before = readdirSync(FOLDER).filter((name) => name.startsWith("run-"));
  for (const name of before)
    rmSync(join(FOLDER, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  const copy = join(FOLDER, `run-${Date.now()}`);
  // PostgreSQL insists on the owner and the mode of its files, which Node's own copy does not keep.
  if (process.platform === "win32") cpSync(FILLED, copy, { recursive: true });
  else execFileSync("cp", ["-a", FILLED, copy]);
  return copy;
}

/** The port of the first server: browsers wait there for the next one. */
let port = {};

/** Runs a server until it ends; returns its exit code, or undefined if it is to start over. */
async function serve() {
  const settings = { LOG_LEVEL: "warn", ...pick(forServer), ...port, DEMO: "on", DATA_DIR: copyFilled() };
  const server = run([SERVER], settings, ["inherit", "inherit", "inherit", "ipc"]);
  let startsOver = false;
  server.on("message", (message) => {
    if (message.ready) port = { PORT: new URL(message.ready).port };
    if (!message.startOver) return;
    startsOver = true;
    server.kill("SIGTERM");
  });
  const [code] = await once(server, "exit");
  return startsOver && !isStopping ? undefined : (code ?? 1);
}

takeFolder();
await fill();
let code;
while (code === undefined) code = await serve();
process.exit(code);
