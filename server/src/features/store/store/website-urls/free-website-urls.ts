import type { Deps } from "#kernel/deps.ts";
import { madeWebsiteUrls } from "./made-website-urls.ts";
import { findClaims } from "./website-urls.repository.ts";

/** Returns addresses made from this name that no store has or holds, best first; practically never empty. */
export async function freeWebsiteUrls(
  { db, newId, clock }: Pick<Deps, "db" | "newId" | "clock">,
  name: string,
): Promise<string[]> {
  const made = madeWebsiteUrls(name, newId().slice(-6));
  const claims = await findClaims(db, made, clock.now());
  return made.filter((websiteUrl) => claims.get(websiteUrl)?.free ?? true);
}
