import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { CreatePayment, type OpenedPayment } from "@solodesk/contract/selling/checkout.ts";
import { buildDeps } from "@solodesk/server/build-deps.ts";
import { createPayment } from "@solodesk/server/features/selling/checkout/create-payment.ts";
import { openCheckout } from "@solodesk/server/features/selling/checkout/open-checkout.ts";
import { readConfig } from "@solodesk/server/kernel/config/config.ts";
import { openDatabase } from "@solodesk/server/kernel/database/db.ts";
import { buildLog } from "@solodesk/server/kernel/log.ts";
import { openSecrets } from "@solodesk/server/kernel/secrets/secrets.ts";
import { purposes } from "@solodesk/server/purposes.ts";
import { percent, report } from "./figures.ts";
import { startBareCheckout } from "./processes.ts";
import { recordStatements, type Statement, withPlaces } from "./seed/recorded-statements.ts";
import { type Buyer, seedBuyers } from "./seed/seed-buyers.ts";
import { storeName } from "./seed/seed-store.ts";
import { sideBySide } from "./side-by-side.ts";

interface Setting {
  ours: number;
  databaseUrl: string;
  /** Has the secrets that the measured server uses. */
  dataDir: string;
  duration: number;
}

const M = "/api/marketplace-solopreneur";
/** Purchases of one wallet are written one after the other, so there are as many buyers as connections. */
const BUYERS = 16;

/** Paid with credits, so that one call places and settles the order; one product, as in most orders. */
const bodyFor = ({ productId }: Buyer) => ({
  items: [{ id: productId, quantity: 1, website_url: storeName }],
  customer: { name: "Grace Hopper", email: "grace@example.com" },
  shipping_address: { line1: "1 Yard", city: "Arlington", postal_code: "22201", country: "US" },
  gateway: "wallet",
});

/** Records the statements of each buyer's purchase by making one. */
async function record({ databaseUrl, dataDir }: Setting) {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" }, "");
  const log = buildLog(config);
  const database = openDatabase(databaseUrl, log);
  const recorder = recordStatements(database.pool);
  const deps = buildDeps({ config, database, secrets: openSecrets({ DATA_DIR: dataDir }), log });
  try {
    const buyers = await seedBuyers(deps, database.pool, BUYERS);
    const scripts: Statement[][] = [];
    let answer: OpenedPayment | undefined;
    const buy = async (buyer: Buyer) => {
      const { payment_id } = await createPayment(deps, buyer, CreatePayment.parse(bodyFor(buyer)), {
        optsOut: false,
        languages: [],
        // Every buyer has their own network.
        address: buyer.id,
      });
      answer = await openCheckout(deps, purposes, payment_id, deps.ownOrigin.get());
    };
    for (const buyer of buyers) {
      // The first purchase opens the ledger accounts, which exist from then on.
      await buy(buyer);
      const since = deps.clock.now();
      recorder.take();
      await buy(buyer);
      scripts.push(withPlaces(recorder.take(), since));
    }
    return { buyers, scripts, answer };
  } finally {
    await deps.jobs.stop();
    await deps.passwords.close();
    await database.close();
  }
}

/** From the cart to the paid order, compared with exactly the statements that takes. */
export async function measureCheckout(setting: Setting): Promise<void> {
  const { buyers, scripts, answer } = await record(setting);
  const file = join(setting.dataDir, "checkout-statements.json");
  writeFileSync(file, JSON.stringify({ scripts, answer: JSON.stringify(answer) }));
  const bare = await startBareCheckout(setting.databaseUrl, file);
  const bodies = buyers.map((buyer) => JSON.stringify(bodyFor(buyer)));
  const { ours, duration } = setting;
  try {
    for (const connections of [1, 16]) {
      const common = { connections, duration };
      const bought = {
        ...common,
        port: ours,
        path: () => `${M}/payment/create`,
        headers: (n: number) => ({ authorization: `Bearer ${buyers[n % buyers.length]?.token}` }),
        body: (n: number) => bodies[n % bodies.length] ?? "",
      };
      const compared = await sideBySide(bought, { ...common, port: bare.port, path: () => "/" });
      report({
        what: `checkout and settling, ${connections} connections`,
        measured: `${percent(compared.share)} (${Math.round(compared.ours.rate)}/s of ${Math.round(compared.bare.rate)}/s, ${scripts[0]?.length} statements)`,
        wanted: "≥ 60 % of its bare SQL",
        met: compared.share >= 0.6,
      });
    }
  } finally {
    await bare.stop();
  }
}
