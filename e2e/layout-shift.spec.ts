// Nothing moves once it stands (CLS 0): every screen is opened while the server and the font take their time.
import type { Browser, BrowserContext } from "@playwright/test";
import { expect, test } from "./one-desk.ts";
import { sideBySide } from "./side-by-side.ts";
import { type Stock, stockedSeller } from "./stocked-seller.ts";

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const signedOut = ["/auth/login", "/auth/register", "/terms-and-conditions", "/contact-us", "/no-such-page"];
const signedIn = ({ serviceId, storePath }: Stock) => [
  "/",
  "/appointments",
  "/appointments/pending",
  "/add-appointment",
  "/services",
  "/services?tab=shared",
  "/services?tab=shared&q=candle",
  `/services/${serviceId}`,
  "/add-service",
  "/add-store-detail",
  "/orders",
  "/transactions",
  "/transactions/sales",
  "/ads-analytics",
  "/cart-checkout",
  "/pricing",
  "/withdrawal",
  "/faqs",
  "/profile",
  "/settings",
  "/terms-and-conditions",
  "/privacy",
  "/refund-policy",
  "/contact-us",
  "/google-redirect",
  "/demo-tailwind",
  "/no-such-page",
  storePath,
];

interface Shift {
  path: string;
  value: number;
  /** Moved by the font, which takes the place of its fallback. */
  byFont: boolean;
  moved: string;
}

/** Keeps every shift of the page, with what moved and how far. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  let fontCame = Number.POSITIVE_INFINITY;
  Object.assign(window, { shifts });
  document.fonts.addEventListener("loadingdone", () => {
    fontCame = performance.now();
  });
  const edges = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    // The library's types do not know this kind of entry yet.
    for (const entry of list.getEntries() as unknown as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent;
        return `${name} from ${edges(previousRect)} to ${edges(currentRect)}`;
      });
      const byFont = Math.abs(entry.startTime - fontCame) < 50;
      shifts.push({ path: location.pathname, value: entry.value, byFont, moved: moved.join("; ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

interface LayoutShift {
  startTime: number;
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

type Late = Partial<Record<"answers" | "fonts", number>>;

async function slowBrowser(
  browser: Browser,
  viewport: (typeof sizes)[number],
  late: Late,
  storage: Record<string, string> = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport });
  await context.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, storage);
  await context.addInitScript(watchShifts);
  const delay = (pattern: RegExp, time: number) =>
    context.route(pattern, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, time));
      // The page may be gone by now.
      await route.continue().catch(() => undefined);
    });
  if (late.answers) {
    // Who is there is known at once: only then do screens show their skeletons.
    await delay(/\/(api\/.+\/(?!user$)|auth\/config)/, late.answers);
    // What stands beside or below the rest comes before it.
    await delay(/\/(archived|categories)$/, late.answers / 2);
  }
  if (late.fonts) await delay(/\.woff2$/, late.fonts);
  return context;
}

async function shiftsOf(context: BrowserContext, urls: string[]): Promise<Shift[]> {
  const found: Shift[] = [];
  await sideBySide(context, urls, async (page, url) => {
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    if (url.endsWith("/cart-checkout"))
      await expect(page.getByRole("button", { name: "Clear cart" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    found.push(...(await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)));
  });
  return found;
}

const byData = (shifts: Shift[]) => shifts.filter(({ byFont }) => !byFont);

test("no screen moves while its data arrives", async ({ desk, browser }) => {
  const stock = await stockedSeller(desk);
  const at = (paths: string[]) => paths.map((path) => desk.url + path);
  const kept = { tokens: JSON.stringify(stock.tokens), cart: stock.cart };
  for (const size of sizes) {
    const stranger = await slowBrowser(browser, size, { answers: 350 });
    expect(byData(await shiftsOf(stranger, at(signedOut)))).toEqual([]);
    const seller = await slowBrowser(browser, size, { answers: 350 }, kept);
    expect(byData(await shiftsOf(seller, at(signedIn(stock))))).toEqual([]);
  }
});

test("when the font comes late, words grow or shrink by a hair", async ({ desk, browser }) => {
  const stock = await stockedSeller(desk);
  for (const size of sizes) {
    const stranger = await slowBrowser(browser, size, { fonts: 400 });
    const pages = ["/auth/login", "/auth/register", "/no-such-page", stock.storePath];
    const shifts = await shiftsOf(
      stranger,
      pages.map((path) => desk.url + path),
    );
    // No fallback has the very widths of another font, so single words move by a few pixels.
    expect(shifts.filter(({ value }) => value >= 0.005)).toEqual([]);
  }
});
