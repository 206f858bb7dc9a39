// Purchases, compared with exactly the statements that they take.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CreatePayment, type OpenedPayment } from "@solodesk/contract/selling/checkout.ts";
import { buildDeps } from "@solodesk/server/build-deps.ts";
import { createPayment } from "@solodesk/server/features/selling/checkout/create-payment.ts";
import { openCheckout } from "@solodesk/server/features/selling/checkout/open-checkout.ts";
import { readConfig } from "@solodesk/server/kernel/config/config.ts";
import { openDatabase } from "@solodesk/server/kernel/database/db.ts";
import type { Deps } from "@solodesk/server/kernel/deps.ts";
import { buildLog } from "@solodesk/server/kernel/log.ts";
import { openSecrets } from "@solodesk/server/kernel/secrets/secrets.ts";
import { purposes } from "@solodesk/server/purposes.ts";
import type pg from "pg";
import { percent, report } from "./figures.ts";
import type { Load } from "./load.ts";
import { startBareCheckout } from "./processes.ts";
import { countPurchases } from "./seed/count-purchases.ts";
import { recordStatements, type Statement, withPlaces } from "./seed/recorded-statements.ts";
import { type Buyer, seedBuyers } from "./seed/seed-buyers.ts";
import { sideBySide } from "./side-by-side.ts";

export interface Setting {
  ours: number;
  databaseUrl: string;
  /** Has the secrets that the measured server uses. */
  dataDir: string;
  duration: number;
}

export interface Purchase<Goods> {
  what: string;
  /** Creates something to buy for each of `count` buyers. */
  seed(pool: pg.Pool, count: number): Promise<Goods[]>;
  /** Does what comes before the payment. Returns the body that asks for it. */
  prepare(deps: Deps, goods: Goods): Promise<object>;
  /** The times that it takes while it is recorded begin there, in milliseconds. */
  from?: number;
  /** The same over HTTP. The buyers take turns. */
  load(goodsOf: (n: number) => Goods): Pick<Load, "path" | "body" | "followUp">;
}

/** As many as connections, because two purchases of one buyer at once wait for each other and can deadlock. */
const BUYERS = 16;
/** For each buyer: the first purchase opens the ledger accounts, which exist from then on, and the second is recorded. */
const MADE = 2;

/** Paid with credits, so that one call places and settles the order. */
export const paymentFor = (item: object): object => ({
  items: [{ quantity: 1, ...item }],
  customer: { name: "Grace Hopper", email: "grace@example.com" },
  gateway: "wallet",
});

/** Records the statements of each buyer's purchase by making one. */
async function record<Goods>({ databaseUrl, dataDir }: Setting, purchase: Purchase<Goods>) {
  // As in the measured server; see processes.ts.
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", RATE_LIMIT: "off" }, "");
  const log = buildLog(config);
  const database = openDatabase(databaseUrl, log);
  const recorder = recordStatements(database.pool);
  const deps = buildDeps({ config, database, secrets: openSecrets({ DATA_DIR: dataDir }), log });
  try {
    const buyers = await seedBuyers(deps, database.pool, BUYERS);
    const goods = await purchase.seed(database.pool, BUYERS);
    const scripts: Statement[][] = [];
    let answer: OpenedPayment | undefined;
    const buy = async (buyer: Buyer, wanted: Goods) => {
      const body = CreatePayment.parse(await purchase.prepare(deps, wanted));
      const { payment_id } = await createPayment(deps, buyer, body, {
        optsOut: false,
        languages: [],
        // Every buyer has their own network.
        address: buyer.id,
      });
      answer = await openCheckout(deps, purposes, payment_id, deps.ownOrigin.get());
    };
    for (const [nth, buyer] of buyers.entries()) {
      const wanted = goods[nth]!;
      for (let made = 1; made < MADE; made += 1) await buy(buyer, wanted);
      recorder.take();
      const since = deps.clock.now();
      await buy(buyer, wanted);
      scripts.push(withPlaces(recorder.take(), { since, from: purchase.from }));
    }
    return { buyers, goods, scripts, answer };
  } finally {
    await deps.jobs.stop();
    await deps.passwords.close();
    await database.close();
  }
}

/** Compares it for one buyer at a time and for all of them. Throws if one of the purchases is not paid. */
export async function measurePurchase<Goods>(setting: Setting, purchase: Purchase<Goods>): Promise<void> {
  const { buyers, goods, scripts, answer } = await record(setting, purchase);
  const file = join(setting.dataDir, "checkout-statements.json");
  writeFileSync(file, JSON.stringify({ scripts, answer: JSON.stringify(answer) }));
  const { ours, databaseUrl, duration } = setting;
  const bare = await startBareCheckout(databaseUrl, file);
  const bought: Omit<Load, "connections"> = {
    duration,
    port: ours,
    headers: (n) => ({ authorization: `Bearer ${buyers[n % BUYERS]?.accessToken}` }),
    ...purchase.load((n) => goods[n % BUYERS]!),
  };
  let count = MADE * BUYERS;
  try {
    for (const connections of [1, BUYERS]) {
      const statements = { connections, duration, port: bare.port, path: (n: number) => `/${n % BUYERS}` };
      const compared = await sideBySide({ ...bought, connections }, statements);
      count += compared.count;
      report({
        what: `${purchase.what}, ${connections} connections`,
        measured: `${percent(compared.share)} (${Math.round(compared.ours.rate)}/s of ${Math.round(compared.bare.rate)}/s, ${scripts[0]?.length} statements)`,
        wanted: "≥ 60 % of its bare SQL",
        met: compared.share >= 0.6,
      });
    }
  } finally {
    await bare.stop();
  }
  const paid = await countPurchases(databaseUrl, buyers);
  if (paid !== count) throw new Error(`${purchase.what}: ${count} were answered, and ${paid} are paid.`);
}
