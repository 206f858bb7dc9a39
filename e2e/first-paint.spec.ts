// What each screen loads before its first paint, and that its requests do not wait for each other.
import { join } from "node:path";
import type { Browser, BrowserContext, Page, Request } from "@playwright/test";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { builtScreens, maxCss, maxFonts } from "../web/built-screens.ts";
import { filesOf, laterFilesOf, readManifest } from "../web/first-view.ts";
import { daysOf } from "../web/src/features/scheduling/appointments/calendar/calendar-view.ts";
import { expect, type OneDesk, password, test, toasts, walkTo } from "./one-desk.ts";
import { block, hold, withoutCache } from "./requests.ts";
import { sideBySide } from "./side-by-side.ts";
import { type BookedStock, bookedSeller } from "./stocked-seller.ts";

const manifest = readManifest(join(import.meta.dirname, "../web/dist/client"));
const M = "/api/marketplace-solopreneur";

/** Runs in the page. A context with a fixed time replaces the browser's records by none. */
function keepResources(): void {
  const { performance } = globalThis;
  const read = performance.getEntriesByType.bind(performance);
  Object.assign(globalThis, { resources: () => read("resource") });
}

async function contextOf(browser: Browser, stock?: BookedStock): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addInitScript(keepResources);
  const tokens = stock && JSON.stringify(stock.tokens);
  if (tokens) await context.addInitScript((kept) => localStorage.setItem("tokens", kept), tokens);
  return context;
}

/** The stream opens when the tab is idle and stays open, so the network would never become idle. */
const withoutStream = (page: Page) => block(page, "*/notifications/stream");

/**
 * A fixed time: if a half hour or a week ended during the test, the page would request other addresses than
 * expected.
 */
const now = Date.now();

async function contextAt(time: number, ...of: Parameters<typeof contextOf>): Promise<BrowserContext> {
  const context = await contextOf(...of);
  await context.clock.setFixedTime(time);
  return context;
}

const addressOf = (path: string, { cart, serviceId, storePath, bookingPath }: BookedStock) =>
  path
    .replace("/p/:slug", `/p/${(JSON.parse(cart) as [{ id: string }])[0].id}`)
    .replace("/s/:slug", `/s/${serviceId}`)
    .replace(pages.guestBooking, bookingPath)
    .replace("/services/:id", `/services/${serviceId}`)
    .replace("/products/:id", `/products/${serviceId}`)
    .replace("/store/:storeName", storePath)
    .replace(pages.embeddedStore, storePath.replace("/store/", "/embed/"))
    .replace("/appointments/:type", "/appointments/pending")
    .replace("/transactions/:type", "/transactions/sales");

/** Places an unpaid order and returns the path of its page. */
async function orderPathOf(desk: OneDesk, { cart, storePath }: BookedStock): Promise<string> {
  const [{ id }] = JSON.parse(cart) as [{ id: string }];
  const placed = await desk.post(`${M}/payment/create`, {
    items: [{ id, quantity: 1, website_url: storePath.split("/").at(-1) }],
    customer: { name: "Ada Lovelace", email: "weighed@example.com" },
    shipping_address: { line1: "1 Main St", city: "New York", postal_code: "10001", country: "US" },
    gateway: "sandbox",
  });
  const { order_links } = (await placed.json()) as { order_links: [{ path: string }] };
  return order_links[0].path;
}

/** The waitlist page needs a day without free slots; waitlist.spec.ts visits it. */
const isWaitlistPage = ({ path }: { path: string }) => path === pages.guestWaiting;

const heading = (page: Page) => page.getByRole("heading", { level: 1 }).first();

/** Every file loaded, with the size of its body in kB. */
const loadedFiles = (page: Page) =>
  page.evaluate(() => {
    const { resources } = globalThis as unknown as { resources: () => PerformanceResourceTiming[] };
    return resources().map(({ name, encodedBodySize }) => ({
      file: new URL(name).pathname.slice(1),
      kB: encodedBodySize / 1000,
    }));
  });
type LoadedFiles = Awaited<ReturnType<typeof loadedFiles>>;
const totalSize = (files: LoadedFiles) => files.reduce((sum, { kB }) => sum + kB, 0);
const ending = (suffix: string) => (one: LoadedFiles[number]) => one.file.endsWith(suffix);

const toaster = filesOf(manifest, ["src/ui/overlays/toaster.tsx"]).js;
/** Scripts that may load after the first paint. */
const lateOn = (parts: string[]) => [...laterFilesOf(manifest, parts), ...toaster];

type Screen = (typeof builtScreens)[number];

/** The page, which shows this screen, loaded the scripts it is budgeted for and no others, and weighs no more. */
async function weigh(page: Page, { path, parts, js }: Screen): Promise<void> {
  const first = filesOf(manifest, parts).js;
  // What the server draws shows before its scripts have arrived.
  const names = async () => (await loadedFiles(page)).map(({ file }) => file);
  await expect.poll(names, path).toEqual(expect.arrayContaining(first));
  const files = await loadedFiles(page);
  const scripts = files.filter(ending(".js"));
  const early = scripts.filter(({ file }) => first.includes(file));
  const late = scripts.filter((script) => !early.includes(script)).map(({ file }) => file);
  expect(early.map(({ file }) => file).toSorted(), path).toEqual(first.toSorted());
  expect(lateOn(parts), path).toEqual(expect.arrayContaining(late));
  expect(
    early.filter(({ kB }) => kB === 0),
    path,
  ).toEqual([]);
  expect(totalSize(early), `kB of JavaScript on ${path}`).toBeLessThanOrEqual(js);
  expect(totalSize(files.filter(ending(".css"))), `kB of CSS on ${path}`).toBeLessThanOrEqual(maxCss);
  expect(totalSize(files.filter(ending(".woff2"))), `kB of fonts on ${path}`).toBeLessThanOrEqual(maxFonts);
}

test("each page without the frames of the app shows with its own scripts only, and weighs no more", async ({
  desk,
  browser,
}) => {
  const stock = await bookedSeller(desk);
  const orderPath = await orderPathOf(desk, stock);
  // The next test weighs all others.
  const screens = builtScreens.filter((screen) => isUnframed(screen) && !isWaitlistPage(screen));
  const visit = async (page: Page, screen: Screen) => {
    const { path } = screen;
    await page.goto(desk.url + (path === pages.guestOrder ? orderPath : addressOf(path, stock)));
    await expect(heading(page)).toBeVisible();
    await weigh(page, screen);
  };
  await sideBySide(await contextOf(browser), screens, visit, withoutCache);
});

test("left alone, the sign-in screen and a store page stay light", async ({ desk, browser }) => {
  const stock = await bookedSeller(desk);
  const limits = [
    // The toaster is the last script to load, on pages that have one.
    { path: "/auth/login", last: toaster, most: 175.5 },
    { path: stock.storePath, last: [], most: 100 },
  ];
  const visit = async (page: Page, { path, last, most }: (typeof limits)[number]) => {
    await page.goto(desk.url + path);
    const loaded = async () => (await loadedFiles(page)).map(({ file }) => file);
    await expect.poll(loaded, path).toEqual(expect.arrayContaining(last));
    // A page without a last script to wait for has to stay as it is for a while.
    if (last.length === 0) await page.waitForTimeout(2500);
    await page.waitForLoadState("networkidle");
    const scripts = (await loadedFiles(page)).filter(ending(".js"));
    expect(totalSize(scripts), `kB of JavaScript on ${path}`).toBeLessThanOrEqual(most);
  };
  await sideBySide(await contextOf(browser), limits, visit, withoutCache);
});

test("a press on a page that the server wrote is answered, however late its scripts arrive", async ({
  desk,
  browser,
}) => {
  const stock = await bookedSeller(desk);
  const presses = { [stock.storePath]: "Book", [stock.bookingPath]: "Cancel booking" };
  for (const [path, name] of Object.entries(presses)) {
    const page = await (await contextOf(browser)).newPage();
    const release = await hold(page, "*/assets/*.js");
    await page.goto(desk.url + path, { waitUntil: "commit" });
    await page.getByRole("button", { name, exact: true }).first().click();
    await release();
    await expect(page.getByRole("dialog"), path).toBeVisible();
    await page.context().close();
  }
});

test("what comes after the first paint may fail to: nothing typed is lost, and the next press fetches it", async ({
  desk,
  page,
}) => {
  const person = await desk.person("Late Arrivals");
  const late = /\/assets\/(calls|toaster)-/;
  await page.route(late, (route) => route.abort());
  await page.goto(`${desk.url}/auth/login`);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  const logIn = page.getByRole("button", { name: "Log in", exact: true });
  await logIn.click();
  await expect(logIn).toBeEnabled();
  await page.unroute(late);
  await logIn.click();
  await expect(toasts(page).filter({ hasText: "The email or password is wrong." })).toBeVisible();
  await expect(toasts(page).filter({ hasText: "Solodesk does not answer." })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await logIn.click();
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
});

/** Records paths and queries of the page's calls until `stop` is called. */
function leaving(page: Page) {
  const calls: string[] = [];
  const listen = (request: Request) => {
    if (request.resourceType() !== "fetch") return;
    const { pathname, search } = new URL(request.url());
    // Notifications are requested when the tab is idle, on every screen.
    if (pathname === "/notifications" || pathname === "/notifications/stream") return;
    calls.push(pathname + search);
  };
  page.on("request", listen);
  return { calls, stop: () => page.off("request", listen) };
}

const chunkOf = (path: string) => {
  const own = builtScreens.find((screen) => screen.path === path)?.parts.at(-1) ?? "";
  return `*/${manifest[own]?.file}`;
};

const profile = "/auth/profile";
const config = "/auth/config";
const dashboard = `${M}/user`;
const mine = `${M}/user/my-products?page=1&page_size=100`;
const myCategories = `${M}/user/my-products/categories`;
const archived = `${M}/user/services/archived`;
const all = `${M}/products/all?page=1&page_size=100&sort=default`;
const found = `${M}/products/search?q=candle&page=1&page_size=100`;
const categories = `${M}/products/categories`;
const written = (name: string) => `${M}/pages/${name}`;

/** A calendar call for the current week; browser and store are both in New York. */
function thisWeek(of: "calendar" | "calendars/busy"): string {
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "America/New_York" }).format(now);
  const { from, to } = daysOf({ view: "week", day }, 0);
  return `${M}/user/${of}?from=${from}&to=${to}`;
}

const ofThisWeek = [thisWeek("calendar"), thisWeek("calendars/busy")];

/** The call for upcoming appointments with this status, from the last full or half hour on. */
function next(status: string): string {
  const halfHour = 30 * 60_000;
  const from = new Date(Math.floor(now / halfHour) * halfHour).toISOString();
  return `${M}/user/appointments?${new URLSearchParams({ status, from, page_size: "15" })}`;
}

interface Reads {
  at: string;
  /** The screen's path in the budget, if it differs from `at`. */
  path?: string;
  data: string[];
  /** Also visited signed out. */
  open?: true;
}

/** The calls of each screen, besides those of the dashboard frame. */
const ownReads: Reads[] = [
  {
    at: "/",
    data: [
      ...ofThisWeek,
      next("Pending"),
      next("Confirmed"),
      `${M}/user/today?week_start=0`,
      `${M}/assistant/briefing`,
    ],
  },
  { at: "/appointments", data: ofThisWeek },
  { at: "/appointments/:type", data: [`${M}/user/appointments?status=Pending`, `${M}/user/waitlist`] },
  { at: "/add-appointment", data: [mine] },
  { at: "/services", data: [mine, myCategories, archived] },
  { at: "/services?tab=shared", path: "/services", data: [all, categories] },
  { at: "/services?tab=shared&q=candle", path: "/services", data: [found, categories] },
  { at: "/services/:id", data: [mine] },
  { at: "/add-product", data: [myCategories] },
  { at: "/products/:id", data: [`${M}/user/products/own/:id`, myCategories] },
  { at: "/discounts", data: [`${M}/user/discounts`] },
  { at: "/gift-cards", data: [`${M}/user/gift-cards`] },
  { at: "/orders", data: [`${M}/user/orders`] },
  { at: "/transactions", data: [`${M}/payment/transactions`, `${M}/user/wallet`] },
  { at: "/transactions/:type", data: [`${M}/payment/transactions?type=sale`, `${M}/user/wallet`] },
  { at: "/ads-analytics", data: [`${M}/user/ads`, `${M}/user/links?page=1`] },
  {
    at: "/pricing",
    data: ["/projects/solodesk", "/payments/subscription/status", "/payments/history"],
  },
  {
    at: "/withdrawal",
    data: [`${M}/user/payouts`, `${M}/user/payout-destinations`, `${M}/user/payouts/preview`],
  },
  { at: "/profile", data: ["/auth/sessions", "/auth/email-change", "/google/user-info"] },
  { at: "/settings", data: ["/auth/second-factor", "/notifications/preferences", "/auth/data-exports"] },
  { at: "/settings/store", data: [`${M}/user/calendar-feed`, `${M}/user/calendars`] },
  { at: "/settings/translations", data: [`${M}/user/store/translations`] },
  { at: "/settings/api", data: [`${M}/user/tokens`, `${M}/user/webhooks`, `${M}/assistant/model`] },
  { at: "/settings/emails", data: [`${M}/user/mails?page_size=10`] },
  { at: "/settings/activity", data: ["/auth/audit?page_size=10"] },
  { at: "/faqs", data: [`${M}/faqs`] },
  { at: "/terms-and-conditions", data: [written("terms-and-conditions")], open: true },
  { at: "/privacy", data: [written("privacy")], open: true },
  { at: "/refund-policy", data: [written("refund-policy")], open: true },
  { at: "/contact-us", data: [written("contact-us")], open: true },
  { at: "/gift-card", data: [], open: true },
];

/** With the id that the addresses have, too. */
const callsOf = (data: string[], { serviceId }: BookedStock) =>
  data.map((call) => call.replace(":id", serviceId));

/** The server renders these with their data. */
const rendered: string[] = [
  pages.storePage,
  pages.storeProduct,
  pages.storeService,
  pages.guestBooking,
  pages.guestOrder,
  pages.guestWaiting,
  pages.embeddedStore,
];
const isUnframed = ({ path }: Screen) => path.startsWith("/auth/") || rendered.includes(path);

/** Every other screen makes only the calls of its frame. One that makes more must be listed above. */
const reads: Reads[] = [
  ...ownReads,
  ...builtScreens
    .filter((screen) => !isUnframed(screen))
    .map(({ path }) => path)
    .filter((path) => !ownReads.some(({ at, path: budgeted = at }) => budgeted === path))
    .map((at) => ({ at, data: [] })),
];

test("a first load asks for the profile and all a screen shows at once, while its script is still on the way, and weighs no more", async ({
  desk,
  browser,
}) => {
  const stock = await bookedSeller(desk);
  const visitBy =
    (who: string[]) =>
    async (page: Page, { at, path = at, data }: Reads) => {
      const { calls, stop } = leaving(page);
      const release = await hold(page, chunkOf(path), `*${profile}`);
      await page.goto(desk.url + addressOf(at, stock), { waitUntil: "commit" });
      const wanted = [...who, config, ...callsOf(data, stock)].toSorted();
      await expect.poll(() => calls.toSorted(), at).toEqual(wanted);
      await release();
      await expect(heading(page)).toBeVisible();
      await page.waitForLoadState("networkidle");
      // Nothing was requested twice, and nothing only after the script had loaded.
      expect(calls.toSorted(), at).toEqual(wanted);
      stop();
      const screen = builtScreens.find((built) => built.path === at);
      if (screen) await weigh(page, screen);
    };
  await sideBySide(await contextAt(now, browser, stock), reads, visitBy([profile, dashboard]), withoutStream);
  await sideBySide(
    await contextAt(now, browser),
    reads.filter(({ open }) => open),
    visitBy([]),
  );
});

test("so does a walk inside the app, and the scripts of a first load do not wait for each other", async ({
  desk,
  browser,
}) => {
  const stock = await bookedSeller(desk);
  // A screen that makes no calls of its own.
  const start = (page: Page) => page.getByRole("heading", { level: 1, name: "Add Service" });
  await sideBySide(await contextAt(now, browser, stock), ownReads, async (page, { at, path = at, data }) => {
    await page.goto(`${desk.url}/add-service`);
    await expect(start(page)).toBeVisible();
    const { calls, stop } = leaving(page);
    const release = await hold(page, chunkOf(path));
    await walkTo(page, addressOf(at, stock));
    await expect.poll(() => calls.toSorted(), at).toEqual(callsOf(data, stock).toSorted());
    await expect(start(page)).toBeVisible();
    await release();
    await expect(start(page)).toBeHidden();
    stop();
  });

  const page = await (await contextOf(browser, stock)).newPage();
  const release = await hold(page, "*/assets/*.js");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  await page.goto(`${desk.url}/services`, { waitUntil: "commit" });
  const parts = builtScreens.find(({ path }) => path === "/services")?.parts ?? [];
  await expect.poll(() => asked).toEqual(expect.arrayContaining(filesOf(manifest, parts).js));
  await release();
  await expect(heading(page)).toBeVisible();
  await page.context().close();
});
