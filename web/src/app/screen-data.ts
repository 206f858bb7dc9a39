import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { prefetch } from "#kernel/api/prefetch.ts";
import { readOf } from "#kernel/api/query.ts";
import { readBearer } from "#kernel/session/tokens.ts";
import { screenAt } from "./screens.ts";

/**
 * Prefetches everything that the page at this address shows first, unless it is cached. Requested as soon as the address is
 * wanted: in parallel with the screen's chunk, not after it.
 */
export async function askFor({ pathname, searchParams }: URL): Promise<void> {
  // The shell reads these on every page.
  if (readBearer() !== undefined) prefetch(readOf(dashboard.get, {}));
  prefetch(readOf(auth.getConfig, {}));
  const shown = screenAt(pathname);
  const reads = await shown?.screen.reads?.();
  if (shown && reads) reads(searchParams, shown.params).forEach(prefetch);
}
