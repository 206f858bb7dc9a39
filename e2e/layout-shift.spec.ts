// No layout shifts (CLS 0): every screen is opened with slow responses. A late font may move single words by
// a hair.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./one-desk.ts";
import { block } from "./requests.ts";
import { sellerScreens, strangerScreens } from "./screens.ts";
import { sideBySide } from "./side-by-side.ts";
import { bookedSeller, stockedSeller } from "./stocked-seller.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/**
 * Milliseconds by which responses are delayed, by the last part of their path. The profile is not delayed,
 * because screens appear only after it.
 */
type Waits = Record<string, number>;
const orders: { name: string; waits: Waits }[] = [
  {
    name: "what stands aside first",
    waits: { profile: 0, user: 0, archived: 175, categories: 175, "": 350 },
  },
  {
    name: "what stands aside last",
    waits: { profile: 0, user: 250, archived: 500, categories: 500, "": 125 },
  },
];

interface Shift {
  path: string;
  value: number;
  moved: string;
}

/** Records every layout shift of the page, with what moved and how far. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const edges = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    // TypeScript's DOM types lack this kind of entry.
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
        return `${name} from ${edges(previousRect)} to ${edges(currentRect)}`;
      });
      shifts.push({ path: location.pathname, value: entry.value, moved: moved.join("; ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Resolves when nothing has changed for longer than the longest delay. */
const untilQuiet = () =>
  new Promise<void>((resolve) => {
    const wait = () => setTimeout(resolve, 500);
    let quiet = wait();
    new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = wait();
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });

function slowAnswers(waits: Waits): void {
  const { fetch } = window;
  window.fetch = async (target, init) => {
    const { pathname } = new URL(target instanceof Request ? target.url : target, location.href);
    const wait = waits[pathname.split("/").at(-1) ?? ""] ?? waits[""];
    await new Promise((resolve) => setTimeout(resolve, wait));
    return fetch(target, init);
  };
}

async function contextOf(
  browser: Browser,
  viewport: (typeof sizes)[number],
  storage: Record<string, string> = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport });
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, storage);
  await context.addInitScript(watchShifts);
  return context;
}

/** Swapping the font also shifts the layout. That has its own test below. */
const withoutFont = (page: Page) => block(page, "*.woff2");

async function shiftsOf(
  context: BrowserContext,
  urls: string[],
  prepare?: (page: Page) => Promise<void>,
): Promise<Shift[]> {
  const found: Shift[] = [];
  const visit = async (page: Page, url: string) => {
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    if (url.endsWith("/cart-checkout"))
      await expect(page.getByRole("button", { name: "Clear cart" })).toBeVisible();
    await page.evaluate(untilQuiet);
    found.push(...(await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)));
  };
  await sideBySide(context, urls, visit, prepare);
  return found;
}

for (const [n, { name, waits }] of orders.entries()) {
  test(`no screen moves while its data arrives, ${name}`, async ({ desk, browser }) => {
    const stock = await bookedSeller(desk);
    const kept = { tokens: JSON.stringify(stock.tokens), cart: stock.cart };
    const visits = [
      { paths: strangerScreens, storage: {} },
      { paths: [...sellerScreens(stock), "/services?tab=shared&q=candle"], storage: kept },
    ];
    // One size per order; all four combinations would take twice as long.
    const [size] = sizes.slice(n);
    if (!size) throw new Error("An order without a size.");
    for (const { paths, storage } of visits) {
      const context = await contextOf(browser, size, storage);
      await context.addInitScript(slowAnswers, waits);
      const urls = paths.map((path) => desk.url + path);
      expect(await shiftsOf(context, urls, withoutFont)).toEqual([]);
    }
  });
}

test("a guest's order stays where it is while it is found out that it was paid", async ({
  desk,
  browser,
}) => {
  const { storePath, serviceId } = await stockedSeller(desk);
  const other = await stockedSeller(desk);
  const M = `${desk.url}/api/marketplace-solopreneur`;
  const free = await (await fetch(`${M}${storePath}/slots?service_id=${serviceId}`)).json();
  const [first, second] = [storePath, other.storePath].map((path) => path.split("/").at(-1));
  const lines = [
    { website_url: first, id: serviceId },
    { website_url: second, id: other.serviceId },
  ];
  const placed = await desk.post("/api/marketplace-solopreneur/payment/create", {
    items: lines.map((line) => ({
      ...line,
      kind: "service",
      quantity: 1,
      starts_at: free.slots.at(-1).starts_at,
    })),
    customer: { name: "Grace Hopper", email: "grace@example.com" },
    gateway: "sandbox",
  });
  const { checkout_url } = (await placed.json()) as { checkout_url: string };
  const context = await contextOf(browser, { width: 390, height: 844 });
  const page = await context.newPage();
  await withoutFont(page);
  await page.goto(desk.url + new URL(checkout_url, desk.url).pathname);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText(/^Thank you!/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Add to calendar" })).toBeVisible();
  await page.evaluate(untilQuiet);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  expect(shifts).toEqual([]);
});

test("when the font comes late, words grow or shrink by a hair", async ({ desk, browser }) => {
  const stock = await bookedSeller(desk);
  const paths = ["/auth/login", "/auth/register", "/no-such-page", stock.storePath];
  for (const size of sizes) {
    const context = await contextOf(browser, size);
    await context.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const shifts = await shiftsOf(
      context,
      paths.map((path) => desk.url + path),
    );
    // No fallback has exactly the widths of another font, so single words move by a few pixels.
    expect(shifts.filter(({ value }) => value >= 0.005)).toEqual([]);
  }
});
