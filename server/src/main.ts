import { readConfig } from "#kernel/config/config.ts";
import { StartError } from "#kernel/config/start-error.ts";
import { loadInLittleRoom } from "#kernel/release-memory.ts";
import { seconds } from "#kernel/time/clock.ts";
import type { Running } from "./run.ts";

/** For all of stopping together; service managers kill after ten seconds. */
const PATIENCE = seconds(9);

/** What people read goes here: standard output belongs to the log. */
const say = (line: string) => process.stderr.write(`${line}\n`);

function announce({ url, place, loaded }: Running): void {
  say("Solodesk is ready.");
  say(`  Open   ${url}`);
  say(`  Data   ${place}`);
  say(`  Goods  ${loaded > 0 ? `${loaded} sample products were loaded` : "the catalogue is as you left it"}`);
  say("  Stop   Ctrl+C");
}

/** Expected refusals end in their one sentence; anything else is a fault and shows where it happened. */
function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The sign to stop, from the first moment on. */
function listenForStop(): AbortSignal {
  const stop = new AbortController();
  const abort = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    // What is still at work then is the embedded database, whose supervisor ends it in order without us.
    setTimeout(() => process.exit(0), PATIENCE);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, abort);
  // Started by `npm start`: when that goes, however it goes, this process does not stay behind.
  process.on("disconnect", abort);
  return stop.signal;
}

async function live(stop: AbortSignal): Promise<void> {
  const config = readConfig();
  loadInLittleRoom();
  // Loaded after the settings, so that a wrong one is told at once.
  const { run } = await import("./run.ts");
  const running = await run(config, say, stop);
  announce(running);
  process.send?.({ ready: running.url });
  if (!stop.aborted) await new Promise((resolve) => stop.addEventListener("abort", resolve));
  await running.stop();
}

const stop = listenForStop();
try {
  await live(stop);
  process.exit(0);
} catch (error) {
  const wasInterrupted = stop.aborted && error === stop.reason;
  if (!wasInterrupted) say(explain(error));
  process.exit(wasInterrupted ? 0 : 1);
}
