import type { Storefront } from "@solodesk/contract/catalog/storefront.ts";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countOf, patienceOf } from "../../../scripts/soak-list.mjs";
import { firstProducts, loginSeller, openStore, registerSeller, select, send } from "./seller-client.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { type TestSite, testSite } from "./test-site.ts";

const KILLS = countOf("kills");
const SELLERS = 8;
let site: TestSite;
let server: ServerProcess | undefined;
beforeAll(async () => {
  site = await testSite();
});
afterAll(async () => {
  await server?.stop();
  await site.remove();
});

/** What the server said yes to, per seller. */
interface Acknowledged {
  email: string;
  store?: string;
  products?: string[];
}

/** Registers, opens stores and picks products until the server is gone. */
async function load(url: string, name: string, done: Acknowledged[]): Promise<void> {
  for (let i = 0; ; i += 1) {
    try {
      const email = `${name}-${i}@example.com`;
      const token = await registerSeller(url, email);
      const seller: Acknowledged = { email };
      done.push(seller);
      const slug = `${name}-${i}`;
      if ((await openStore(url, token, slug)).status === 201) seller.store = slug;
      const { body } = await firstProducts(url, token, 5);
      const ids = body.products.map(({ id }) => id);
      if ((await select(url, token, ids)).status === 200) seller.products = ids;
    } catch {
      return;
    }
  }
}

async function verify(url: string, { email, store, products = [] }: Acknowledged): Promise<string[]> {
  const lost: string[] = [];
  if ((await loginSeller(url, email)).status !== 200) lost.push(`account ${email}`);
  if (store === undefined) return lost;
  const shown = await send<{ data: Storefront }>(url, `${M}/user-store-link?website_url=${store}`);
  if (shown.status !== 200) return [...lost, `store ${store}`];
  const ids = new Set(shown.body.data.products.map(({ id }) => id));
  return [...lost, ...products.filter((id) => !ids.has(id)).map((id) => `product ${id} of ${store}`)];
}

test(
  "G1: kill -9 under load loses nothing that was acknowledged, and the next start takes about as long as any",
  async () => {
    const done: Acknowledged[] = [];
    const first = await startServer(site);
    await first.stop();
    server = await startServer(site);
    const { readyAfter: usual } = server;
    let slowest = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { url } = server;
      const before = done.length;
      const loads = Array.from({ length: SELLERS }, (_, seller) => load(url, `k${kill}s${seller}`, done));
      while (done.length < before + 2 * SELLERS) await new Promise((resolve) => setTimeout(resolve, 20));
      await server.kill();
      await Promise.all(loads);
      server = await startServer(site);
      slowest = Math.max(slowest, server.readyAfter);
    }
    console.info(
      `G1: ${KILLS} kills, ready after ${Math.round(slowest)} ms at most, usually ${Math.round(usual)} ms`,
    );
    expect(slowest / usual).toBeLessThan(10);
    const lost: string[] = [];
    for (const seller of done) lost.push(...(await verify(server.url, seller)));
    expect(lost).toEqual([]);
    expect(done.filter(({ products }) => products).length).toBeGreaterThan(SELLERS);
  },
  patienceOf("kills"),
);
