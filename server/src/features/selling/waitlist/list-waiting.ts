import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { WaitingPerson, waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { findStoreOfUser } from "#features/store/store/find-store-of-user.ts";
import type { Deps } from "#kernel/deps.ts";
import { offerOf } from "./offer-of.ts";
import { listWaitlistPage, type WaitingRow } from "./waitlist.repository.ts";

/** Empty without a store. */
export async function listWaiting(
  { db }: Pick<Deps, "db">,
  userId: Id,
  wanted: Parsed<typeof waitlist.list>["query"],
): Promise<Answer<typeof waitlist.list>> {
  const { page, page_size } = wanted;
  const store = await findStoreOfUser(db, userId);
  if (!store) return { data: [], pagination: paginate(page, page_size, 0) };
  const { rows, total } = await listWaitlistPage(db, store.id, sliceOf(wanted));
  return { data: rows.map(toPerson), pagination: paginate(page, page_size, total) };
}

function toPerson(row: WaitingRow): WaitingPerson {
  const offer = offerOf(row);
  const until = row.offerUntil?.toISOString();
  return {
    id: row.id,
    status: row.status === "offered" ? "offered" : "waiting",
    day: row.day,
    service: { id: row.serviceId, name: row.serviceName },
    customer: { name: row.customerName, email: row.customerEmail },
    seats: row.seats,
    notes: row.notes,
    offer: offer && until ? { ...offer, until } : null,
    created_at: row.createdAt.toISOString(),
  };
}
