// Nothing a seller writes is ever more than text, with the content policy and also without it.
import type { Browser, Page } from "@playwright/test";
import { lots } from "./naughty-strings.ts";
import { expect, heading, type OneDesk, type Person, signIn, test } from "./one-desk.ts";

const M = "/api/marketplace-solopreneur";
const hours = { mon: [{ open: "00:00", close: "24:00" }] };

async function seller(desk: OneDesk) {
  const person = await desk.person();
  const headers = {
    authorization: `Bearer ${person.tokens.access.token}`,
    "content-type": "application/json",
  };
  const send = (method: string, path: string, body?: object) =>
    fetch(desk.url + M + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { person, send };
}
type Send = Awaited<ReturnType<typeof seller>>["send"];

/** A name has one line and no control characters; everything else stays. */
const oneLine = (words: string) => words.replace(/[\t\u2028\u2029]/g, " ");

interface Lot {
  texts: string[];
  /** The last part of the store's address. */
  slug: string;
}

/**
 * Opens a store whose services and listed products have these texts. Returns a function that restores the
 * catalogue.
 */
async function open(desk: OneDesk, send: Send, { texts, slug }: Lot): Promise<() => Promise<void>> {
  const place = { country: "US", timezone: "America/New_York", published: true };
  expect((await send("POST", "/create-store", { name: "Plain", website_url: slug, ...place })).ok).toBe(true);
  const price = { amount: 100, currency: "USD" };
  for (const words of texts) {
    const service = {
      name: oneLine(words),
      description: words,
      price,
      duration_minutes: 60,
      location: "online",
    };
    expect((await send("POST", "/user/services", service)).ok, words).toBe(true);
  }
  const answer = await send("GET", `/products/all?sort=newest&page_size=${texts.length}`);
  const { products }: { products: { id: string }[] } = await answer.json();
  const product_ids = products.map(({ id }) => id);
  expect((await send("POST", "/user/products/select", { product_ids })).ok).toBe(true);
  const kept = await desk.sql("SELECT * FROM products WHERE id = ANY($1)", [product_ids]);
  await desk.sql(
    `UPDATE products p SET name = words, description = words, brand = words, category = words, sku = left(words, 40) || n
     FROM unnest($1::uuid[], $2::text[]) WITH ORDINALITY AS given (id, words, n) WHERE p.id = given.id`,
    [product_ids, texts],
  );
  return async () => {
    await desk.sql(
      `UPDATE products p SET (name, description, brand, category, sku) = (k.name, k.description, k.brand, k.category, k.sku)
       FROM jsonb_populate_recordset(NULL::products, $1::jsonb) AS k WHERE p.id = k.id`,
      [JSON.stringify(kept)],
    );
  };
}

/**
 * Writes the text into every field of the store that accepts it. Fields that must be an address refuse it.
 */
async function write(send: Send, words: string): Promise<void> {
  const text = {
    name: oneLine(words),
    tagline: oneLine(words),
    description: words,
    category: oneLine(words).slice(0, 60),
    address: words,
  };
  const time_off = [{ from: "2026-01-01", to: "2199-01-01", reason: words }];
  expect((await send("PATCH", "/user/store", { ...text, hours: { ...hours, time_off } })).ok, words).toBe(
    true,
  );
  for (const field of ["email", "website_url", "accent_color", "logo_url", "banner_url", "timezone"])
    expect((await send("PATCH", "/user/store", { [field]: words })).status, `${field}: ${words}`).toBe(422);
}

/** How often an injected script ran, and which addresses on the page would run one. */
const harm = (page: Page) =>
  page.evaluate(() => {
    const named = ["href", "src", "srcset", "action", "formaction", "data", "poster", "xlink:href"];
    const addresses = Array.from(document.querySelectorAll("*"), (element) =>
      named.map((name) => element.getAttribute(name) ?? ""),
    ).flat();
    // Like a browser, ignores blanks within and before an address.
    const links = addresses.filter((one) => /^(javascript|data|vbscript):/i.test(one.replace(/[\s\0]/g, "")));
    return { ran: Reflect.get(globalThis, "ran"), links };
  });

const isCalm = async (page: Page, where: string) =>
  expect(await harm(page), where).toEqual({ ran: 0, links: [] });

/** Opens a page that counts injected scripts, with the content policy or without it. */
async function windowOf(browser: Browser, bypassCSP: boolean): Promise<Page> {
  const context = await browser.newContext({ bypassCSP, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => Reflect.set(globalThis, "ran", 0));
  return context.newPage();
}

async function visitStore(page: Page, desk: OneDesk, slug: string, words: string): Promise<void> {
  await page.goto(`${desk.url}/store/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.trim(), { useInnerText: false });
  await isCalm(page, `as written: ${words}`);
  // After hydration, with a dialog that shows the texts too.
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("dialog", { name: "Share" })).toBeVisible();
  await isCalm(page, `taken over: ${words}`);
}

async function visitDesk(page: Page, desk: OneDesk, person: Person, texts: string[]): Promise<void> {
  await signIn(page, desk, person);
  await page.goto(`${desk.url}/services`);
  await expect(heading(page, "Services")).toBeVisible();
  for (const words of texts.slice(0, 3)) await expect(page.getByText(words).first()).toBeAttached();
  await isCalm(page, "My catalogue");
  await page.getByRole("tab", { name: "Shared catalogue" }).click();
  await expect(page.getByText(texts[0] ?? "").first()).toBeAttached();
  await isCalm(page, "Shared catalogue");
  await page.goto(`${desk.url}/add-store-detail`);
  await expect(page.getByLabel("Store name")).toBeVisible();
  await isCalm(page, "Store Details");
}

for (const [nth, texts] of lots.entries())
  test(`F3: nothing a seller writes runs or leads to a script, with and without the content policy (${nth + 1})`, async ({
    desk,
    browser,
  }) => {
    const slug = `naughty-store-${nth}`;
    const { person, send } = await seller(desk);
    const putBack = await open(desk, send, { texts, slug });
    try {
      const windows = [await windowOf(browser, false), await windowOf(browser, true)];
      for (const words of texts) {
        await write(send, words);
        await Promise.all(windows.map((page) => visitStore(page, desk, slug, words)));
      }
      await Promise.all(windows.map((page) => visitDesk(page, desk, person, texts)));
      for (const page of windows) await page.context().close();
    } finally {
      // All tests on this server share the catalogue.
      await putBack();
    }
  });
