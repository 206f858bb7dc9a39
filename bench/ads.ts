// The ad figures of a year, compared with their one statement; and the time and memory of importing a large
// report.
import { createWriteStream, openAsBlob } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { ms, report } from "./figures.ts";
import type { Running } from "./processes.ts";
import { seedAds, YEAR } from "./seed/seed-ads.ts";
import { sideBySide } from "./side-by-side.ts";
import { EMAIL, signIn } from "./sign-up.ts";

interface Setting {
  ours: Running;
  bare: number;
  databaseUrl: string;
  duration: number;
  folder: string;
}

const ADS = "/api/marketplace-solopreneur/user/ads";
const { from, to } = YEAR;

async function storeIdOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    "SELECT stores.id FROM stores JOIN users ON users.id = user_id WHERE users.email = $1",
    [EMAIL],
  );
  await client.end();
  return rows[0].id;
}

async function measureReport({ ours, bare, duration }: Setting, storeId: string): Promise<void> {
  const headers = { authorization: `Bearer ${await signIn(ours.port)}` };
  const common = { connections: 1, duration };
  const compared = await sideBySide(
    { ...common, port: ours.port, headers, path: () => `${ADS}?from=${from}&to=${to}` },
    { ...common, port: bare, path: () => `/ads?store=${storeId}` },
  );
  const ratio = compared.ours.p99 / compared.bare.p99;
  const times = `${ms(compared.ours.p99)} to ${ms(compared.bare.p99)}; p50 ${ms(compared.ours.p50)} to ${ms(compared.bare.p50)}`;
  report({
    what: "ads of a year with 1,000,000 visits, p99",
    measured: `${ratio.toFixed(1)} × (${times})`,
    wanted: "≤ 5 × its bare SQL, ≤ 100 ms",
    met: ratio <= 5 && compared.ours.p99 <= 100,
  });
}

/** A report by day and device, as Google Ads exports it. */
function* reportOf(rows: number): Generator<string> {
  yield "Campaign report\nAll time\nCampaign status,Campaign,Day,Currency code,Device,Impr.,Cost,Clicks,Conversions\n";
  for (let n = 0; n < rows; n += 1) {
    const day = new Date(Date.UTC(2023, 0, 1 + (n % 900))).toISOString().slice(0, 10);
    yield `Enabled,"Camp ${Math.floor(n / 1800)}, brand",${day},USD,Phone,"1,${100 + (n % 900)}",${(n % 5000) / 100},${n % 50},${n % 7}.5\n`;
  }
}

async function measureReportImport({ ours, folder }: Setting, rows: number): Promise<void> {
  const file = join(folder, "report.csv");
  await pipeline(Readable.from(reportOf(rows)), createWriteStream(file));
  const headers = { authorization: `Bearer ${await signIn(ours.port)}` };
  for (const what of ["", "again, nothing new"]) {
    const idle = ours.memory();
    const seen = { peak: idle, isOver: false };
    const watch = (async () => {
      while (!seen.isOver) {
        seen.peak = Math.max(seen.peak, ours.memory());
        await pause(20);
      }
    })();
    const form = new FormData();
    form.append("file", await openAsBlob(file), "report.csv");
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${ours.port}${ADS}/import`, {
      method: "POST",
      headers,
      body: form,
    });
    const took = performance.now() - began;
    seen.isOver = true;
    await watch;
    const answerText = await answer.text();
    if (answer.status !== 200) throw new Error(`the import answered ${answer.status}: ${answerText}`);
    const rate = rows / (took / 1000);
    report({
      what: `a report of ${rows.toLocaleString("en")} rows ${what}`.trim(),
      measured: `${Math.round(rate).toLocaleString("en")} rows/s`,
      wanted: "≥ 20,000 rows/s",
      met: rate >= 20_000,
    });
    report({
      what: "memory of the server meanwhile",
      measured: `+${Math.round(seen.peak - idle)} MB (${Math.round(seen.peak)} MB in all)`,
      wanted: "flat: ≤ 150 MB over idle",
      met: seen.peak - idle <= 150,
    });
  }
}

/** The benchmark's account must already have its store. */
export async function measureAds(setting: Setting): Promise<void> {
  const storeId = await storeIdOf(setting.databaseUrl);
  await seedAds(setting.databaseUrl, storeId);
  await measureReport(setting, storeId);
  for (const rows of [100_000, 1_000_000]) await measureReportImport(setting, rows);
}
