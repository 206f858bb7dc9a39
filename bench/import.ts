// `solo catalogue import` of a generated file: rows per second, and peak memory.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { launchPostgres } from "@solodesk/server/postgres/launch-postgres.ts";
import { SOLO } from "../scripts/ensure-built.mjs";
import { NODE24_SETTINGS } from "../scripts/node24.mjs";
import { report } from "./figures.ts";
import { madeProducts } from "./seed/made-products.ts";

const LOOK_EVERY = 50;

function* csv(count: number): Generator<string> {
  yield "sku,name,description,category,brand,price,stock\n";
  for (const { sku, name, description, category, brand, price } of madeProducts(count)) {
    yield `${sku},${name},"${description}",${category},${brand},${(price / 100).toFixed(2)},100\n`;
  }
}

/** Returns the milliseconds, and the peak memory in MB. */
async function imported(file: string, env: Record<string, string>): Promise<{ time: number; peak: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [SOLO, "catalogue", "import", file], {
    env: { PATH: process.env.PATH, ...NODE24_SETTINGS, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  let peak = 0;
  while (child.exitCode === null && child.signalCode === null) {
    const status = readStatus(child.pid);
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    await pause(LOOK_EVERY);
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The import ended with ${code}.`);
  return { time: performance.now() - began, peak };
}

/** Returns "" once the process has ended. */
function readStatus(pid: number | undefined): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}

/** Imports into its own database. A second import of the same file changes nothing, and is measured too. */
export async function measureImport(folder: string, rows: number): Promise<void> {
  const dataDir = join(folder, "import");
  const postgres = await launchPostgres({ dataDir });
  try {
    await measure(folder, { DATA_DIR: dataDir, DATABASE_URL: postgres.url }, rows);
  } finally {
    await postgres.stop();
  }
}

async function measure(folder: string, env: Record<string, string>, rows: number): Promise<void> {
  const single = join(folder, "single.csv");
  writeFileSync(single, [...csv(1)].join(""));
  const idle = await imported(single, env);
  const file = join(folder, `${rows}.csv`);
  await pipeline(Readable.from(csv(rows)), createWriteStream(file));
  for (const what of ["import", "import again, nothing new"]) {
    const { time, peak } = await imported(file, env);
    const rate = rows / ((time - idle.time) / 1000);
    report({
      what: `${what}, ${rows.toLocaleString("en")} rows`,
      measured: `${Math.round(rate).toLocaleString("en")} rows/s`,
      wanted: "aim 5,000 rows/s on two cores",
      met: true,
    });
    report({
      what: `${what}, memory over that of one row`,
      measured: `${Math.round(peak - idle.peak)} MB (${Math.round(peak)} MB in all)`,
      wanted: "≤ 200 MB",
      met: peak - idle.peak <= 200,
    });
  }
}
