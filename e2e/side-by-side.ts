import type { BrowserContext, Page } from "@playwright/test";

/** Visits all items in a few pages that stay open, each prepared once, then closes the context. */
export async function sideBySide<T>(
  context: BrowserContext,
  items: readonly T[],
  visit: (page: Page, item: T) => Promise<void>,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const left = [...items];
  const lane = async () => {
    const page = await context.newPage();
    await prepare(page);
    for (let item = left.shift(); item !== undefined; item = left.shift()) await visit(page, item);
  };
  await Promise.all(Array.from({ length: 3 }, lane));
  await context.close();
}
