import pg from "pg";
import { ms, report } from "./figures.ts";
import { measure } from "./load.ts";
import { storeName } from "./seed/seed-store.ts";

interface Setting {
  port: number;
  token: string;
  duration: number;
  databaseUrl: string;
}

const ROUNDS = 5;
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const settled = () => new Promise((done) => setTimeout(done, 3_000));

/** All visits come from one address, which is accepted because processes.ts sets RATE_LIMIT to off. */
const visit = (n: number) =>
  JSON.stringify({
    kind: n % 10 === 0 ? "cart" : "visit",
    touch: {
      platform: "google",
      source: "google",
      medium: "cpc",
      campaign: `campaign ${n % 40}`,
      touched_at: new Date().toISOString(),
    },
  });

/**
 * Visits of a store page: how many are accepted, what they cost the database, and how they slow down a seller
 * who reads meanwhile.
 */
export async function measureVisits({ port, token, duration, databaseUrl }: Setting): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const written = async () => {
    const { rows } = await database.query<{ visits: number; batches: number }>(
      "SELECT count(*)::int AS visits, count(DISTINCT xmin::text)::int AS batches FROM store_visits",
    );
    return rows[0] ?? { visits: 0, batches: 0 };
  };
  const visits = {
    port,
    connections: 16,
    duration,
    headers: { "user-agent": BROWSER },
    path: () => `/api/marketplace-solopreneur/store/${storeName}/visits`,
    body: visit,
  };
  const list = {
    port,
    connections: 1,
    duration,
    path: () => "/api/marketplace-solopreneur/products/all",
    headers: { authorization: `Bearer ${token}` },
  };

  const { rate, p99 } = await measure(visits);
  await settled();
  const all = await written();
  report({
    what: "visits of a store page, 16 connections",
    measured: `${Math.round(rate)}/s, p99 ${ms(p99)}`,
    wanted: "told, not judged",
    met: true,
  });
  report({
    what: "statements that write them",
    measured: `${all.batches} for ${all.visits} visits`,
    wanted: "≤ 1 a visit",
    met: all.visits > 0 && all.batches <= all.visits,
  });

  const slower: number[] = [];
  let last = "";
  for (let round = 0; round < ROUNDS; round += 1) {
    const idle = await measure(list);
    const paced = { ...visits, connections: 4, pause: 20, duration: duration + 300 };
    const [among, busy] = await Promise.all([measure(paced), measure(list)]);
    slower.push(busy.p99 / idle.p99);
    last = `${ms(busy.p99)} to ${ms(idle.p99)} idle, ${Math.round(among.rate)} visits/s`;
  }
  const ratio = median(slower);
  report({
    what: "products/all p99 during visits",
    measured: `${ratio.toFixed(2)} × (${last})`,
    wanted: "≤ 1.5 × idle",
    met: ratio <= 1.5,
  });
  await database.end();
}
