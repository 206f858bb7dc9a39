import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Db } from "#kernel/database/db.ts";
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
  published: false,
} as const;

/** For good: nothing of it says any more whose it was. Its address is kept from others as long as after a move. */
export async function closeStore(
  tx: Db,
  { clock }: Pick<Deps, "clock">,
  store: { id: Id; userId: Id },
): Promise<void> {
  const now = clock.now();
  const websiteUrl = `closed-${store.id.replaceAll("-", "")}`;
  await updateStore(tx, store.userId, { ...nothing, websiteUrl }, now);
  await releaseWebsiteUrl(tx, { storeId: store.id, except: websiteUrl, heldUntil: after(now, HELD) });
  await claimWebsiteUrl(tx, { websiteUrl, storeId: store.id, now });
}
