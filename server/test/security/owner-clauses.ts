// Every condition of a repository that says whose rows are meant, and those that no test can miss.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ownerClauses } from "../../../scripts/owner-clauses.mjs";

const SOURCES = join(import.meta.dirname, "../../src");

/** By file and clause. */
export const knownClauses: string[] = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".repository.ts"))
  .toSorted()
  .flatMap((file) => ownerClauses(file, readFileSync(join(SOURCES, file), "utf8")))
  .map(({ name }) => name);

/** Without these every answer stays the same; each with the reason. A stale entry fails. */
export const needlessClauses: Record<string, string> = {
  "features/ads/belonging.repository.ts: c.store_id = $1": "it is joined by an id of this store",
  "features/ads/campaigns.repository.ts: c.store_id = $1":
    "it is found by ids of this store, which were looked at",
  "features/ads/campaigns.repository.ts: s.store_id = c.store_id":
    "what was spent on a campaign is of its store",
  "features/ads/counted.repository.ts: t.store_id = $1": "the order it joins is of this store",
  "features/ads/counted.repository.ts: o.store_id = $1": "the touch it joins is of this store",
  "features/ads/counted.repository.ts: t.store_id = $1 (2)": "the appointment it joins is of this store",
  "features/ads/counted.repository.ts: a.store_id = $1": "the touch it joins is of this store",
  "features/ads/imports.repository.ts: s.store_id = $1":
    "what an import said is of its store, which was looked at",
  "features/ads/imports.repository.ts: store_id = $1 (4)":
    "what an import said is of its store, which was looked at",
  "features/ads/matches.repository.ts: store_id = $1": "it is joined by a campaign of this store",
  "features/ads/spend.repository.ts: store_id = $1": "the campaign is of this store, which was looked at",
  "features/ads/spend.repository.ts: store_id = $1 (2)": "the campaign is of this store, which was looked at",
  "features/ads/staged.repository.ts: s.store_id = $1": "it is joined by campaigns of this store",
  "features/appointments/appointments.repository.ts: eq(appointmentChanges.storeId, storeId)":
    "the appointment is of this store, which was looked at",
};
