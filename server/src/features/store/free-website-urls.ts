import type { Deps } from "#kernel/deps.ts";
import { madeWebsiteUrls } from "./made-website-urls.ts";
import { findTaken } from "./store.repository.ts";

/** Addresses made from this name that no store had a moment ago, best first; never empty but for a freak of chance. */
export async function freeWebsiteUrls(
  { db, newId }: Pick<Deps, "db" | "newId">,
  name: string,
): Promise<string[]> {
  const made = madeWebsiteUrls(name, newId().slice(-6));
  const taken = await findTaken(db, made);
  return made.filter((websiteUrl) => !taken.has(websiteUrl));
}
