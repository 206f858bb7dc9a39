// What happens at a salon, written straight into the tables, as the detectors of the briefing read it.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { TestApp } from "./test-app.ts";

interface Salon {
  storeId: Id;
  serviceId: Id;
}

export interface Visit {
  /** An ISO moment. Takes half an hour. */
  at: string;
  status?: string;
  name?: string;
  /** Minor units. */
  price?: number;
  /** What the customer still owes. */
  open?: number;
  /** What they paid in person. */
  collected?: number;
  serviceId?: Id;
  source?: "seller" | "store_page";
}

export async function visits({ deps, database }: TestApp, salon: Salon, booked: Visit[]): Promise<Id[]> {
  const ids: Id[] = [];
  for (const visit of booked) {
    const { at, status = "Completed", name = "Grace Hopper", price = 4500, open = 0, collected = 0 } = visit;
    const { serviceId = salon.serviceId, source = "seller" } = visit;
    const id = deps.newId();
    ids.push(id);
    await database.sql(
      `INSERT INTO appointments (id, store_id, number, version, status, service_id, service_name, title, customer_name,
         customer_email, customer_phone, notes, price, source, starts_at, ends_at, timezone, starts_local, busy_until, created_at,
         updated_at, open_amount, collection_id, collected_method, collected_amount, collected_at)
       SELECT $1, $2, (SELECT count(*) + 1 FROM appointments WHERE store_id = $2), 1, $3, $4, 'Haircut', 'Haircut', $5, $6, '', '',
         $7, $8, t, t + interval '30 minutes', 'UTC', t AT TIME ZONE 'UTC', t + interval '30 minutes', t, t, $9,
         CASE WHEN $10::int > 0 THEN $1::uuid END, CASE WHEN $10::int > 0 THEN 'cash' END, $10, CASE WHEN $10::int > 0 THEN t END
       FROM (SELECT $11::timestamptz AS t) AS times`,
      [id, salon.storeId, status, serviceId, name, emailOf(name), price, source, open, collected, at],
    );
  }
  return ids;
}

export const emailOf = (name: string): string => `${name.split(" ")[0]?.toLowerCase()}@example.com`;

const WEEK = 7 * 86_400_000;

/** Somebody who comes every few weeks, and was last here some weeks before the 1st of June 2026, at ten. */
export const comesOften = (
  name: string,
  { weeksAgo, every, times }: { weeksAgo: number; every: number; times: number },
): Visit[] =>
  Array.from({ length: times }, (_, nth) => ({
    name,
    at: new Date(Date.UTC(2026, 5, 1, 10) - (weeksAgo + nth * every) * WEEK).toISOString(),
  }));

interface Campaign {
  spentOn?: string;
  visits?: number;
  /** By how many who came by it. Each pays 45.00 at the chair. */
  booked?: number;
}

/** What the campaign "spring" cost, and who came by it. */
export async function springCampaign(
  server: TestApp,
  salon: Salon,
  { spentOn, visits: came = 0, booked = 0 }: Campaign,
) {
  const { sql } = server.database;
  if (spentOn !== undefined) {
    const id = server.deps.newId();
    await sql("INSERT INTO ad_campaigns VALUES ($1, $2, 'google', 'spring', 'spring', '77', $3)", [
      salon.storeId,
      id,
      server.clock.now(),
    ]);
    await sql("INSERT INTO ad_spend VALUES ($1, $2, $3, 100, 30, 900, 0, NULL)", [
      salon.storeId,
      spentOn,
      id,
    ]);
    await sql(
      `INSERT INTO visit_days (store_id, day, platform, source, medium, campaign, visits)
       VALUES ($1, $2, 'google', 'google', '', 'spring', $3)`,
      [salon.storeId, spentOn, came],
    );
  }
  const [{ count } = { count: 0 }] = await sql<{ count: number }>(
    "SELECT count(*)::int AS count FROM touches WHERE store_id = $1",
    [salon.storeId],
  );
  for (let nth = 0; nth < booked; nth += 1) {
    const at = new Date(Date.UTC(2026, 4, 21, 9 + count + nth)).toISOString();
    const [id] = await visits(server, salon, [{ at, collected: 4500, source: "store_page" }]);
    await sql(
      `INSERT INTO touches (subject_kind, subject_id, store_id, platform, source, campaign, touched_at)
       VALUES ('appointment', $1, $2, 'google', 'google', 'spring', $3)`,
      [id, salon.storeId, at],
    );
  }
}
