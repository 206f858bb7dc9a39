import { errors } from "@solodesk/contract/kernel/errors.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { WebsiteUrl } from "@solodesk/contract/store/store.ts";
import type { Deps } from "#kernel/deps.ts";
import { findByUser } from "../store.repository.ts";
import { isReservedWebsiteUrl, RESERVED } from "./reserved-website-urls.ts";
import { suggestWebsiteUrls } from "./suggest-website-urls.ts";
import { findClaims } from "./website-urls.repository.ts";

/**
 * Returns whether the seller's store could have this address, and if not, why. Its own address, current or
 * former, counts as available.
 */
export async function checkWebsiteUrl(deps: Deps, userId: Id, written: string) {
  const reason = await reasonAgainst(deps, userId, written);
  const available = reason === null;
  return {
    website_url: written,
    available,
    reason,
    suggestions: available ? [] : await suggestWebsiteUrls(deps, written),
  };
}

async function reasonAgainst(deps: Deps, userId: Id, written: string): Promise<string | null> {
  const { error } = WebsiteUrl.safeParse(written);
  if (error) return error.issues[0]?.message ?? t(errors.validation_failed[1]);
  if (isReservedWebsiteUrl(written)) return t(RESERVED);
  const claim = (await findClaims(deps.db, [written], deps.clock.now())).get(written);
  if (!claim || claim.free) return null;
  const own = await findByUser(deps.db, userId);
  return claim.storeId === own?.store.id ? null : t(errors.website_url_taken[1]);
}
