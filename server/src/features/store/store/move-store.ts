import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { claimWebsiteUrl, listHeld, releaseWebsiteUrl } from "./website-urls/website-urls.repository.ts";

/** How long a former address leads to its store before another store may take it. */
export const HELD = days(90);
/** Otherwise one store could reserve every good address. */
const MOST_HELD = 5;

/**
 * Changes the store's address; this transaction must have locked its row. Throws "website_url_taken", and
 * "validation_failed" for one move too many in 90 days.
 */
export async function moveStore(
  { db, clock }: Pick<Deps, "db" | "clock">,
  storeId: Id,
  websiteUrl: string,
): Promise<void> {
  const now = clock.now();
  await releaseWebsiteUrl(db, { storeId, except: websiteUrl, heldUntil: after(now, HELD) });
  if (!(await claimWebsiteUrl(db, { websiteUrl, storeId, now }))) throw new AppError("website_url_taken");
  const held = await listHeld(db, storeId, now);
  const [soonest] = held;
  if (!soonest || held.length <= MOST_HELD) return;
  const day = soonest.heldUntil.toISOString().slice(0, 10);
  throw new AppError("validation_failed", {
    fields: {
      website_url: t(
        "You've already changed the address {most, number} times. Use a previous one, or wait until {day}.",
        { most: MOST_HELD, day },
      ),
    },
  });
}
