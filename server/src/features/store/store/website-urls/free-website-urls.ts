import type { Deps } from "#kernel/deps.ts";
import { madeWebsiteUrls } from "./made-website-urls.ts";
import { findClaims } from "./website-urls.repository.ts";

/** Addresses made from this name that no store had or held a moment ago, best first; never empty but for a freak of chance. */
export async function freeWebsiteUrls(
  { db, newId, clock }: Pick<Deps, "db" | "newId" | "clock">,
  name: string,
): Promise<string[]> {
  const made = madeWebsiteUrls(name, newId().slice(-6));
  const claims = await findClaims(db, made, clock.now());
  return made.filter((websiteUrl) => claims.get(websiteUrl)?.free ?? true);
}
