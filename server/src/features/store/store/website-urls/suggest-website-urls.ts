import type { Deps } from "#kernel/deps.ts";
import { freeWebsiteUrls } from "./free-website-urls.ts";

const SUGGESTIONS = 3;

/** Returns free addresses similar to the one that was wanted. */
export async function suggestWebsiteUrls(
  deps: Pick<Deps, "db" | "newId" | "clock">,
  wanted: string,
): Promise<string[]> {
  const free = await freeWebsiteUrls(deps, wanted);
  return free.filter((websiteUrl) => websiteUrl !== wanted).slice(0, SUGGESTIONS);
}
