import { parseArgs } from "node:util";
import { askOn } from "#kernel/ask-yes-or-no.ts";
import { readConfig } from "#kernel/config/config.ts";
import { productVersion } from "#kernel/config/product-version.ts";
import { StartError } from "#kernel/config/start-error.ts";
import { limitHeapGrowth } from "#kernel/release-memory.ts";
import { seconds } from "#kernel/time/clock.ts";
import type { Running } from "./run.ts";

/** Time limit for the whole shutdown; service managers kill after ten seconds. */
const PATIENCE = seconds(9);

/** Messages for people go to stderr, because stdout is for the log. */
const say = (line: string) => process.stderr.write(`${line}\n`);

function announce({ url, place, loaded }: Running): void {
  say(`Solodesk ${productVersion} is ready.`);
  say(`  Open   ${url}`);
  say(`  Data   ${place}`);
  say(`  Goods  ${loaded > 0 ? `${loaded} sample products were loaded` : "the catalogue is as you left it"}`);
  say("  Stop   Ctrl+C");
}

/** Returns just the message of a StartError; any other error is a bug and gets its stack trace. */
function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Throws StartError for any other option. */
function readOptions(): { yes: boolean; version: boolean } {
  const flag = { type: "boolean", default: false } as const;
  try {
    return parseArgs({ options: { yes: flag, version: flag } }).values;
  } catch (error) {
    throw new StartError("The only options are --yes, which upgrades without asking, and --version.", {
      cause: error,
    });
  }
}

/** Returns a signal that aborts when the process has to stop, even during startup. */
function listenForStop(): AbortSignal {
  const stop = new AbortController();
  const abort = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    // Then only the embedded database is still stopping; its supervisor finishes that without this process.
    setTimeout(() => process.exit(0), PATIENCE);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, abort);
  // `npm start` is the parent process: when it ends for any reason, this process ends too.
  process.on("disconnect", abort);
  return stop.signal;
}

async function live(stop: AbortSignal): Promise<void> {
  const { yes, version } = readOptions();
  if (version) {
    process.stdout.write(`${productVersion}\n`);
    return;
  }
  const config = readConfig();
  limitHeapGrowth();
  // Imported after the settings are read, so that an invalid one is reported at once.
  const { run } = await import("./run.ts");
  const running = await run(config, { say, ask: yes ? undefined : askOn(process) }, stop);
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
