import { DataDirInUse } from "#postgres/launch-postgres.ts";
import { ConfigError, readConfig } from "#kernel/config.ts";
import { MigrationError } from "#kernel/migrate.ts";
import { type Running, run } from "./run.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

function announce({ url, place, loaded }: Running): void {
  say("Solodesk is ready.");
  say(`  Open   ${url}`);
  say(`  Data   ${place}`);
  say(`  Goods  ${loaded > 0 ? `${loaded} sample products were loaded` : "the catalogue is as you left it"}`);
  say("  Stop   Ctrl+C");
}

/** Expected refusals end in their one sentence; anything else is a fault and shows where it happened. */
function explain(error: unknown): string {
  const expected =
    error instanceof ConfigError || error instanceof MigrationError || error instanceof DataDirInUse;
  if (expected) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function stopOnce(running: Running): () => void {
  let stopping = false;
  return () => {
    if (stopping) return;
    stopping = true;
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${explain(error)}\n`);
        process.exit(1);
      },
    );
  };
}

try {
  const running = await run(readConfig(), (message) => say(message));
  announce(running);
  const stop = stopOnce(running);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  // Started by `npm start`: when that goes, however it goes, this process does not stay behind.
  process.on("disconnect", stop);
  process.send?.({ ready: running.url });
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
