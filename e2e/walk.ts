import type { Browser, Page } from "@playwright/test";
import { addService, createStore, type Desk, expect, pickProducts, publish, register } from "./desk.ts";

interface Walk {
  desk: Desk;
  page: Page;
  browser: Browser;
  /** What the seller types into the search, with a typo. */
  typed: string;
  /** What the names of the products found must contain. */
  meant: RegExp;
}

const PHONE = { width: 390, height: 844 };

/** Visits the store signed out, on a phone. */
async function visit(browser: Browser, address: string, names: string[]): Promise<void> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const visitor = await context.newPage();
  const violations: string[] = [];
  visitor.on("console", (message) => {
    if (/content security policy|trusted ?types/i.test(message.text())) violations.push(message.text());
  });
  const answer = await visitor.goto(address);
  expect(answer?.status()).toBe(200);
  for (const name of names) await expect(visitor.getByRole("heading", { name, exact: true })).toBeVisible();
  const overflow = await visitor.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(overflow).toBe(false);
  expect(violations).toEqual([]);
  await context.close();
}

/** From an empty database to a visitor who sees the products, and once more after kill -9. */
export async function walkFirstSale({ desk, page, browser, typed, meant }: Walk): Promise<void> {
  await register(page, desk, "ada@example.com");
  await createStore(page, "Ada’s Workshop");
  await addService(page, desk, "Sewing lesson");
  const names = await pickProducts(page, desk, { typed, meant, count: 3 });
  expect(new Set(names).size).toBe(3);

  const address = `${desk.url}/store/adas-workshop`;
  const before = await page.request.get(address, { headers: { accept: "text/html" } });
  expect(before.status(), "an unpublished store is nobody's business").toBe(404);
  await publish(page, desk);
  await visit(browser, address, [...names, "Sewing lesson"]);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await desk.killAndRestart();
  await visit(browser, address, names);
  await page.goto(`${desk.url}/services`);
  await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
  for (const name of names) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
}
