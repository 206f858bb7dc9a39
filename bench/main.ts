// npm run bench [seconds]: every figure is a ratio of two things measured in turn in this run, on this machine.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchPostgres } from "@solodesk/server/postgres/launch-postgres.ts";
import { measureAds } from "./ads.ts";
import { measureAppointments } from "./appointments.ts";
import { measureBundle } from "./bundle.ts";
import { measureCatalogue } from "./catalogue.ts";
import { measureCheckout } from "./checkout.ts";
import { missed } from "./figures.ts";
import { measureImport } from "./import.ts";
import { measureLargeSeller } from "./large-seller.ts";
import { measureLogin } from "./login.ts";
import { startBare, startOurs } from "./processes.ts";
import { seedProducts } from "./seed-products.ts";
import { seedStore } from "./seed-store.ts";
import { signUp } from "./sign-up.ts";
import { measureStart } from "./start.ts";
import { measureStorePage } from "./store-page.ts";
import { measureStreams } from "./streams.ts";
import { measureVisits } from "./visits.ts";
import { measureWallet } from "./wallet.ts";

const SIZES = [10_000, 100_000];
const [, , seconds = "2"] = process.argv;
const duration = Number(seconds) * 1000;
const folder = mkdtempSync(join(tmpdir(), "solodesk-bench-"));
const say = (line: string) => process.stdout.write(`${line}\n`);

async function onCatalogueOf(size: number): Promise<void> {
  const dataDir = join(folder, String(size));
  const postgres = await launchPostgres({ dataDir });
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
  // The first start makes the tables.
  await (await startOurs(env)).stop();
  await seedProducts(postgres.url, size);
  const ours = await startOurs(env);
  const bare = await startBare(postgres.url);
  try {
    const token = await signUp(ours.port);
    say(`\n${size.toLocaleString("en")} products`);
    await measureCatalogue({ ours: ours.port, bare: bare.port, token, size, duration });
    if (size !== SIZES[0]) return;
    await seedStore(postgres.url);
    const pair = { ours: ours.port, bare: bare.port, duration };
    await measureStorePage(pair);
    await measureAppointments({ ...pair, databaseUrl: postgres.url });
    await measureWallet({ ...pair, databaseUrl: postgres.url });
    await measureCheckout({ ...pair, databaseUrl: postgres.url, dataDir });
    await measureAds({ ...pair, ours, databaseUrl: postgres.url, folder });
    await measureVisits({ port: ours.port, token, duration, databaseUrl: postgres.url });
    await measureLogin({ port: ours.port, token, duration });
    await measureLargeSeller({ ours: ours.port, databaseUrl: postgres.url, duration });
  } finally {
    await ours.stop();
    await bare.stop();
    await postgres.stop();
  }
}

try {
  for (const size of SIZES) await onCatalogueOf(size);
  say("\nThe operator's commands");
  await measureImport(folder, 100_000);
  say("\nThe first view of each screen");
  measureBundle();
  say("\nThe process");
  await measureStart(join(folder, "start"));
  await measureStreams(join(folder, "streams"));
  say(
    `\n${missed().length === 0 ? "Every figure is where it should be." : `${missed().length} figures are short of their aim (!).`}`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
