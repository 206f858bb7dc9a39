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
  "features/marketing/ads/belonging.repository.ts: c.store_id = $1": "it is joined by an id of this store",
  "features/marketing/ads/campaigns.repository.ts: c.store_id = $1":
    "it is found by ids of this store, which were looked at",
  "features/marketing/ads/campaigns.repository.ts: s.store_id = c.store_id":
    "what was spent on a campaign is of its store",
  "features/marketing/ads/counted.repository.ts: t.store_id = $1": "the order it joins is of this store",
  "features/marketing/ads/counted.repository.ts: o.store_id = $1": "the touch it joins is of this store",
  "features/marketing/ads/counted.repository.ts: t.store_id = $1 (2)":
    "the appointment it joins is of this store",
  "features/marketing/ads/counted.repository.ts: a.store_id = $1": "the touch it joins is of this store",
  "features/marketing/ads/import/imports.repository.ts: s.store_id = $1":
    "what an import said is of its store, which was looked at",
  "features/marketing/ads/import/imports.repository.ts: store_id = $1 (4)":
    "what an import said is of its store, which was looked at",
  "features/marketing/ads/matches.repository.ts: store_id = $1": "it is joined by a campaign of this store",
  "features/marketing/ads/spend/spend.repository.ts: store_id = $1":
    "the campaign is of this store, which was looked at",
  "features/marketing/ads/spend/spend.repository.ts: store_id = $1 (2)":
    "the campaign is of this store, which was looked at",
  "features/marketing/ads/import/staged.repository.ts: s.store_id = $1":
    "it is joined by campaigns of this store",
  "features/scheduling/appointments/appointments.repository.ts: eq(appointmentChanges.storeId, storeId)":
    "the appointment is of this store, which was looked at",
  "features/scheduling/appointments/holds/held-times.repository.ts: eq(holds.storeId, storeId)":
    "the hold is named by an order of this store",
  "features/scheduling/appointments/reminders/reminders.repository.ts: c.store_id = a.store_id":
    "a change is named by its appointment",
  "features/scheduling/appointments/reminders/reminders.repository.ts: eq(appointments.storeId, storeId)":
    "the appointment is the one that was found due",
  "features/identity/auth/second-factor/recovery/recovery-codes.repository.ts: eq(recoveryCodes.userId, userId) (2)":
    "the hash is made of this user and the code",
  "features/identity/auth/second-factor/second-factors.repository.ts: eq(secondFactors.userId, userId) (2)":
    "the sealed secret is of this user alone, who was just looked up",
  "features/identity/auth/second-factor/second-factors.repository.ts: eq(secondFactors.userId, userId) (3)":
    "the sealed secret is of this user alone, who was just looked up",
  "features/money/billing/history.repository.ts: next.user_id = plan_payments.user_id":
    "what a payment follows is of the same person's subscription",
  "features/catalog/catalog/listings/my-listings.repository.ts: l.store_id = $1":
    "what is found is asked for its store once more",
  "features/catalog/catalog/listings/my-listings.repository.ts: l.store_id = $1 (2)":
    "what is found is asked for its store once more",
  "features/catalog/catalog/listings/my-listings.repository.ts: l.store_id = $1 (3)":
    "what is found is asked for its store once more",
  "features/catalog/catalog/stock/offers.repository.ts: v.store_id = w.store_id":
    "a variant is of its product, which the store lists",
  "features/catalog/catalog/listings/edit-listing.repository.ts: a.store_id = own.store_id":
    "an own product has one listing, that of its store",
  "features/catalog/own-products/own-products.repository.ts: l.store_id = p.store_id":
    "an own product has one listing, that of its store",
  "features/catalog/own-products/own-products.repository.ts: l.store_id = $1":
    "the product is of this store, which was looked at",
  "features/catalog/own-products/own-products.repository.ts: a.store_id = $1":
    "the product is of this store, which was looked at",
  "features/catalog/own-products/own-products.repository.ts: p.store_id = $1 (2)":
    "the product is of this store, which was looked at",
  "features/catalog/own-products/own-products.repository.ts: store_id = $1 (5)":
    "the product is of this store, which was looked at",
  "features/catalog/own-products/own-products.repository.ts: store_id = $1 (6)":
    "the product is of this store, which was looked at",
  "features/catalog/own-products/own-products.repository.ts: store_id = $1 (7)":
    "the product is of this store, which was looked at",
  "features/catalog/own-products/own-products.repository.ts: p.store_id = l.store_id":
    "an own product has one listing, that of its store",
  "features/scheduling/feeds/feeds.repository.ts: services.store_id = a.store_id":
    "the database keeps an appointment's service of its store",
  "features/marketing/links/links.repository.ts: services.store_id = l.store_id":
    "the service was looked up in this store when the link was made",
  "features/store/visits/visits.repository.ts: d.store_id = asked.store_id":
    "each row names its own store, and is known to that one alone",
  "features/selling/waitlist/waitlist.repository.ts: eq(waitlist.storeId, storeId) (3)":
    "what is free on another store's days is offered each minute anyway",
  "features/selling/waitlist/waitlist.repository.ts: eq(waitlist.storeId, after.storeId)":
    "it says where a page of all stores' days begins",
};
