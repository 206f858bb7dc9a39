// Blocks and holds requests through the browser's own protocol. Unlike `page.route`, this leaves the HTTP
// cache on, and the page's other requests do not pass through the test.
import type { CDPSession, Page } from "@playwright/test";

async function networkOf(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  return session;
}

/** Lets all requests for these addresses fail from now on. "*" stands for any text. */
export async function block(page: Page, ...urls: string[]): Promise<void> {
  await (await networkOf(page)).send("Network.setBlockedURLs", { urls });
}

/** Loads every file over the network from now on. A file that is only revalidated has no size. */
export async function withoutCache(page: Page): Promise<void> {
  await (await networkOf(page)).send("Network.setCacheDisabled", { cacheDisabled: true });
}

/** Holds requests for these addresses back until the returned function is called. "*" stands for any text. */
export async function hold(page: Page, ...urls: string[]): Promise<() => Promise<void>> {
  const session = await networkOf(page);
  // A script that this page has loaded before would need no request.
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Fetch.enable", { patterns: urls.map((urlPattern) => ({ urlPattern })) });
  return () => session.detach();
}
