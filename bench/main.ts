// npm run bench [seconds] [parts]: every figure is a ratio of two things measured in turn, in this run and on
// this machine.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchPostgres } from "@solodesk/server/postgres/launch-postgres.ts";
import { measureAds } from "./ads.ts";
import { measureAppointments } from "./appointments.ts";
import { measureBundle } from "./bundle.ts";
import { measureCalendarSync } from "./calendar-sync.ts";
import { measureCatalogue } from "./catalogue.ts";
import { measureCheckout } from "./checkout.ts";
import { missed } from "./figures.ts";
import { measureImport } from "./import.ts";
import { measureLargeSeller } from "./large-seller.ts";
import { measureLogin } from "./login.ts";
import { startBare, startOurs } from "./processes.ts";
import { seedProducts } from "./seed/seed-products.ts";
import { seedStore } from "./seed/seed-store.ts";
import { signUp } from "./sign-up.ts";
import { measureStart } from "./start.ts";
import { measureStorePage } from "./store-page.ts";
import { measureStreams } from "./streams.ts";
import { measureVisits } from "./visits.ts";
import { measureWallet } from "./wallet.ts";

const SIZES = [10_000, 100_000];
const [, , seconds = "2", ...asked] = process.argv;
const folder = mkdtempSync(join(tmpdir(), "solodesk-bench-"));
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Setting {
  ours: number;
  bare: number;
  server: Awaited<ReturnType<typeof startOurs>>;
  token: string;
  databaseUrl: string;
  dataDir: string;
  folder: string;
  /** Products in the catalogue. */
  size: number;
  /** Milliseconds. */
  duration: number;
}

/** Run with a catalogue of each size. */
const ofCatalogues = { catalogue: measureCatalogue };
/** Run with the small catalogue, in this order: each leaves its rows to the next. */
const ofStores: Record<string, (setting: Setting) => Promise<void>> = {
  "store-page": measureStorePage,
  appointments: measureAppointments,
  wallet: measureWallet,
  checkout: measureCheckout,
  ads: (setting) => measureAds({ ...setting, ours: setting.server }),
  visits: (setting) => measureVisits({ ...setting, port: setting.ours }),
  login: (setting) => measureLogin({ ...setting, port: setting.ours }),
  "large-seller": measureLargeSeller,
};
/** Run with their own server, or none. */
const alone: Record<string, () => Promise<void> | void> = {
  import: () => measureImport(folder, 100_000),
  bundle: measureBundle,
  start: () => measureStart(join(folder, "start")),
  streams: () => measureStreams(join(folder, "streams")),
  "calendar-sync": () => measureCalendarSync(folder),
};

const known = [ofCatalogues, ofStores, alone].flatMap(Object.keys);
const unknown = asked.filter((name) => !known.includes(name));
if (!(Number(seconds) > 0) || unknown.length > 0) {
  say(`npm run bench [seconds] [parts]: the parts are ${known.join(", ")}.`);
  process.exit(1);
}
const wanted = <Part>(parts: Record<string, Part>): Part[] =>
  Object.entries(parts).flatMap(([name, part]) => (asked.length === 0 || asked.includes(name) ? [part] : []));

async function onCatalogueOf(size: number): Promise<void> {
  const isSmall = size === SIZES[0];
  const parts = [...wanted(ofCatalogues), ...(isSmall ? wanted(ofStores) : [])];
  if (parts.length === 0) return;
  const dataDir = join(folder, String(size));
  const postgres = await launchPostgres({ dataDir });
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
  // The first start creates the tables.
  await (await startOurs(env)).stop();
  await seedProducts(postgres.url, size);
  const server = await startOurs(env);
  const bare = await startBare(postgres.url);
  try {
    const setting = {
      ours: server.port,
      bare: bare.port,
      server,
      token: await signUp(server.port),
      databaseUrl: postgres.url,
      dataDir,
      folder,
      size,
      duration: Number(seconds) * 1000,
    };
    say(`\n${size.toLocaleString("en")} products`);
    if (isSmall) await seedStore(postgres.url);
    for (const measure of parts) await measure(setting);
  } finally {
    await server.stop();
    await bare.stop();
    await postgres.stop();
  }
}

try {
  for (const size of SIZES) await onCatalogueOf(size);
  say("\nCommands, screens and the process");
  for (const measure of wanted(alone)) await measure();
  say(
    `\n${missed().length === 0 ? "Every figure is where it should be." : `${missed().length} figures are short of their aim (!).`}`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
