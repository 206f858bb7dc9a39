/** A running PostgreSQL: started here, or found running and adopted. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "#kernel/config/start-error.ts";
import {
  clusterName,
  endLeftoverProcesses,
  isPostmasterOf,
  type Postmaster,
  sendSignal,
} from "./postmaster.ts";
import { commandAs, type RunAs } from "./run-as.ts";
import { tryLogin } from "./server-login.ts";

/** Returns the settings as arguments: they depend on this release, not on the age of the data folder. */
function serverSettings(cluster: string, port: number, durable: boolean): string[] {
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    cluster_name: clusterName(cluster),
    max_connections: "200",
    shared_buffers: "128MB",
    TimeZone: "UTC",
    log_timezone: "UTC",
    lc_messages: "C", // startServer parses them
    logging_collector: "off",
    log_destination: "stderr",
    log_checkpoints: "off",
    // The supervisor starts it anew instead. PostgreSQL 18 hangs if the disk still fails when it recovers by itself.
    restart_after_crash: "off",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

export type Server = {
  pid: number;
  port: number;
  adopted: boolean;
  /** Resolves once connections are accepted; never if the server ends before. */
  ready: Promise<void>;
  /** Resolves with the reason once the server has ended. */
  ended: Promise<string>;
};

type Start = {
  cluster: string;
  postgres: string;
  runAs: RunAs;
  durable: boolean;
  port: number;
  log: (line: string) => void;
};

export function startServer({ cluster, postgres, runAs, durable, port, log }: Start): Server {
  endLeftoverProcesses(cluster);
  const { file, args, options } = commandAs(runAs, postgres, [
    "-D",
    cluster,
    ...serverSettings(cluster, port, durable),
  ]);
  const child = spawn(file, args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  let lastWords = "";
  let announceReady: () => void;
  const ready = new Promise<void>((resolve) => {
    announceReady = resolve;
  });
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("close", () => resolve(lastWords));
    // Its child processes may keep the pipe open for long, so do not wait for that.
    child.once("exit", () => setTimeout(() => resolve(lastWords), 100));
  });
  if (child.stderr !== null) {
    createInterface({ input: child.stderr }).on("line", (line) => {
      if (line.includes("database system is ready to accept connections")) announceReady();
      if (/FATAL|PANIC/.test(line) || lastWords === "") lastWords = line;
      log(line);
    });
  }
  return { pid: child.pid ?? 0, port, adopted: false, ready, ended };
}

/** Adopts a server that a killed supervisor left running. */
export function adoptServer(cluster: string, { pid, port }: Postmaster, password: string): Server {
  const watch = async () => {
    while (isPostmasterOf(cluster, pid) !== false) await wait(200);
    return "it was ended from outside";
  };
  return { pid, port, adopted: true, ready: untilOurs(cluster, { pid, port }, password), ended: watch() };
}

async function untilOurs(cluster: string, { pid, port }: Postmaster, password: string): Promise<void> {
  for (let silences = 0; isPostmasterOf(cluster, pid) !== false; ) {
    const answer = await tryLogin(cluster, port, password);
    if (answer === "ours") return;
    if (answer === "foreign") {
      throw new StartError(
        `The PostgreSQL of ${cluster} (process ${pid}) does not take the password in postgres.password.`,
      );
    }
    if (answer === "silent") silences += 1;
    if (silences >= 2) sendSignal(pid, "SIGKILL"); // it hangs; committed data is on disk
    await wait(25);
  }
  await new Promise<never>(() => undefined);
}
