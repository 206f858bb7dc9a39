import { fork } from "node:child_process";
import { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { StartError } from "#kernel/config/start-error.ts";
import { restartPauses } from "./restart-pauses.ts";
import { formatOrder, isSupervisorMessage, type SupervisorOrder } from "./supervisor-order.ts";

type Listeners = { log: (line: string) => void; progress: (message: string) => void };
type Ready = { port: number; adopted: boolean };
type Supervisor = {
  ready: Promise<Ready>;
  /** Its exit code: 0 if it has finished, anything else if it was killed. */
  ended: Promise<number | null>;
  dismiss(): void;
};

/** Runs the database under a supervisor process, which is replaced if it is killed or fails, until `stop`. */
export async function supervise(
  order: SupervisorOrder,
  listeners: Listeners,
): Promise<Ready & { stop(): Promise<void> }> {
  let supervisor = forkSupervisor(order, listeners);
  const first = await supervisor.ready;
  const nextPause = restartPauses();
  let isStopping = false;

  const watch = async () => {
    for (let isLast = false; (await supervisor.ended) !== 0 && !isLast; ) {
      await wait(nextPause());
      // Also while stopping, once: a killed supervisor leaves its server running.
      isLast = isStopping;
      listeners.log("The supervisor of the database ended and is started again.");
      supervisor = forkSupervisor({ ...order, port: first.port }, listeners);
      supervisor.ready.catch((error: Error) => listeners.log(error.message));
      if (isStopping) supervisor.dismiss();
    }
  };
  const watching = watch();
  return {
    ...first,
    stop: () => {
      isStopping = true;
      supervisor.dismiss();
      return watching;
    },
  };
}

function forkSupervisor(order: SupervisorOrder, { log, progress }: Listeners): Supervisor {
  const child = fork(join(import.meta.dirname, "supervisor.ts"), formatOrder(order), {
    detached: true, // Ctrl-C goes to the terminal's whole group, and the database must outlast the application
    env: {},
    execArgv: [],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let lastWords = "The supervisor of the database ended before the database was ready.";
  child.stderr?.setEncoding("utf8").on("data", log);
  const ended = new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", resolve);
  });
  // Does not keep the application alive: when it has nothing left to do, it may exit with its database.
  const letGo = () => {
    child.unref();
    child.channel?.unref();
    if (child.stderr instanceof Socket) child.stderr.unref();
  };
  const ready = new Promise<Ready>((resolve, reject) => {
    child.on("message", (message) => {
      if (!isSupervisorMessage(message)) return;
      if (message.type === "ready") {
        resolve({ port: message.port, adopted: message.adopted });
        letGo();
      }
      if (message.type === "progress") progress(message.text);
      if (message.type === "log") log(message.text);
      if (message.type === "failed") lastWords = message.text;
    });
    void ended.then(() => reject(new StartError(lastWords)));
  });
  return {
    ready,
    ended,
    dismiss: () => {
      child.ref(); // stop() waits until it has ended
      if (child.connected) child.disconnect();
    },
  };
}
