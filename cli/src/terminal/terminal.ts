// What a command reads and writes, without passing it through every call.
import { AsyncLocalStorage } from "node:async_hooks";

/** `process` is one. */
export interface Terminal {
  env: NodeJS.ProcessEnv;
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
}

const terminals = new AsyncLocalStorage<Terminal>();

/** Throws outside `onTerminal`. */
export function terminal(): Terminal {
  const found = terminals.getStore();
  if (found === undefined) throw new Error("no command runs");
  return found;
}

export const onTerminal = <T>(given: Terminal, work: () => T): T => terminals.run(given, work);
