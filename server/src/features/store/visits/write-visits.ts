import type { Id } from "@solodesk/contract/kernel/id.ts";
import { wallOf } from "@solodesk/contract/kernel/zone.ts";
import type { TouchTags } from "@solodesk/contract/store/visits/attribution-of.ts";
import type { VisitKind } from "@solodesk/contract/store/visits.ts";
import { inTransaction } from "#kernel/database/db.ts";
import type { Deps } from "#kernel/deps.ts";
import { limitCampaigns } from "./limit-campaigns.ts";
import {
  findOwnCampaigns,
  findVisited,
  insertVisits,
  listCountedCampaigns,
  waitForTurn,
} from "./visits.repository.ts";

/** A visit as received; its store has not been looked up yet. */
export interface ReceivedVisit {
  id: Id;
  websiteUrl: string;
  at: Date;
  kind: VisitKind;
  tags: TouchTags;
  /** The code of the seller's link that the visitor followed. */
  link: string | undefined;
}

/** Returns the day in the store's time zone. */
const dayIn = (zone: string, at: Date): string =>
  new Date(wallOf(zone, at.getTime())).toISOString().slice(0, 10);

/** Writes each visit once, even if it is passed again; skips stores that are unknown or unpublished. */
export async function writeVisits(deps: Pick<Deps, "db">, received: readonly ReceivedVisit[]): Promise<void> {
  const stores = await findVisited(deps.db, [...new Set(received.map(({ websiteUrl }) => websiteUrl))]);
  const visits = received.flatMap(({ websiteUrl, ...visit }) => {
    const store = stores.get(websiteUrl);
    return store ? [{ ...visit, storeId: store.id, day: dayIn(store.timezone, visit.at) }] : [];
  });
  if (visits.length === 0) return;
  await inTransaction(deps, async (deps) => {
    await waitForTurn(deps.db);
    const known = await listCountedCampaigns(deps.db, visits);
    const limited = await limitCampaigns(visits, known, (named) => findOwnCampaigns(deps.db, named));
    await insertVisits(deps.db, limited);
  });
}
