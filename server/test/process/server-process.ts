// A real server process, as `npm start` runs it, for tests that kill it.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expectBuilt, SERVER } from "../../../scripts/ensure-built.mjs";
import { NODE24_SETTINGS } from "../../../scripts/node24.mjs";

expectBuilt();

export interface ServerProcess {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process until it answered. */
  readyAfter: number;
  /** Both streams. */
  output(): string;
  standardOutput(): string;
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL: no good-bye. */
  kill(): Promise<void>;
}

const ended = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
};

export interface Refused {
  code: number | null;
  output: string;
  after: number;
}

interface Settings {
  dataDir: string;
  env?: Record<string, string>;
}

/** Starts the program and waits for nothing. */
export function launch({ dataDir, env = {} }: Settings) {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH,
      HOME,
      ...NODE24_SETTINGS,
      DATA_DIR: dataDir,
      PORT: "0",
      LOG_LEVEL: "warn",
      RATE_LIMIT: "off",
      PAYOUT_DELAY_HOURS: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  let standardOutput = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
  child.stdout?.on("data", (chunk) => (standardOutput += String(chunk)));
  return { child, output: () => output, standardOutput: () => standardOutput };
}

/** Starts a server and waits until it is ready; throws with its output when it refuses. */
export async function startServer(settings: Settings): Promise<ServerProcess> {
  const started = performance.now();
  const { child, output, standardOutput } = launch(settings);
  const url = await new Promise<string>((resolve, reject) => {
    child.once("message", (message) => resolve((message as { ready: string }).ready));
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}:\n${output()}`)));
  });
  return {
    url: url.replace("localhost", "127.0.0.1"),
    pid: child.pid!,
    readyAfter: performance.now() - started,
    output,
    standardOutput,
    stop: () => {
      child.kill("SIGTERM");
      return ended(child);
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended(child);
    },
  };
}

/** Starts a server that is expected to refuse. */
export async function startRefused(settings: Settings): Promise<Refused> {
  const started = performance.now();
  const { child, output } = launch({ ...settings, env: { LOG_LEVEL: "error", ...settings.env } });
  await ended(child);
  return { code: child.exitCode, output: output(), after: performance.now() - started };
}
