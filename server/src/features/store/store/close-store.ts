import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import type { Deps } from "#kernel/deps.ts";
import { after } from "#kernel/time/clock.ts";
import { HELD } from "./move-store.ts";
import { updateStore } from "./store.repository.ts";
import { claimWebsiteUrl, releaseWebsiteUrl } from "./website-urls/website-urls.repository.ts";

const nothing = {
  name: "Closed store",
  tagline: "",
  description: "",
  logoUrl: null,
  bannerUrl: null,
  category: "",
  email: "",
  phone: "",
  address: "",
  policy: null,
  published: false,
} as const;

/**
 * Closes a store for good and removes everything that identifies its owner. Its address stays reserved as
 * long as after a move.
 */
export async function closeStore(
  { db, clock }: Pick<Deps, "db" | "clock">,
  store: Pick<Store, "id" | "hours"> & { userId: Id },
): Promise<void> {
  const now = clock.now();
  // The reason of time off is free text.
  const hours = { ...store.hours, time_off: [] };
  const websiteUrl = `closed-${store.id.replaceAll("-", "")}`;
  await updateStore(db, store.userId, { ...nothing, hours, websiteUrl }, now);
  await releaseWebsiteUrl(db, { storeId: store.id, except: websiteUrl, heldUntil: after(now, HELD) });
  await claimWebsiteUrl(db, { websiteUrl, storeId: store.id, now });
}
