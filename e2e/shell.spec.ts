// What holds for every screen: readable by assistive technology, obedient to the content policy, no sideways scroll.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { createStore, expect, pickProducts, publish, register, test } from "./desk.ts";

const signedIn = [
  "/",
  "/services",
  "/services?tab=shared",
  "/add-store-detail",
  "/appointments",
  "/appointments/pending",
  "/add-service",
  "/add-appointment",
  "/transactions",
  "/transactions/sales",
  "/orders",
  "/ads-analytics",
  "/pricing",
  "/withdrawal",
  "/cart-checkout",
  "/profile",
  "/settings",
  "/faqs",
  "/terms-and-conditions",
  "/contact-us",
  "/demo-tailwind",
  "/no-such-page",
];
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate((mode) => localStorage.setItem("theme-mode", mode), theme);
}

async function look(page: Page, path: string, theme: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator("html")).toHaveClass(new RegExp(theme));
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return grave.map(
    ({ id, nodes }) => `${theme} ${page.viewportSize()?.width} ${path}: ${id} at ${nodes[0]?.target}`,
  );
}

async function overflows(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > 320 ? [`${path} is ${width} px wide at 320 px`] : [];
}

test("every screen is accessible in both themes and sizes, obeys its content policy and fits 320 px", async ({
  desk,
  page,
}) => {
  test.setTimeout(240_000);
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/content security policy|trusted ?type/i.test(message.text())) refused.push(message.text());
  });
  page.on("pageerror", (error) => refused.push(String(error)));

  const findings: string[] = [];
  const at = (path: string) => `${desk.url}${path}`;
  for (const path of ["/auth/login", "/auth/register"])
    findings.push(...(await look(page, at(path), "dark")));
  await register(page, desk, "ada@example.com");
  await createStore(page, "Ada’s Workshop");
  await pickProducts(page, desk, { typed: "candle", meant: /candle/i, count: 2 });
  await publish(page, desk);

  for (const theme of ["dark", "light"]) {
    await wear(page, theme);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const path of [...signedIn, "/store/adas-workshop"])
        findings.push(...(await look(page, at(path), theme)));
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...signedIn, "/store/adas-workshop"])
    findings.push(...(await overflows(page, at(path))));
  expect(findings).toEqual([]);
  expect(refused).toEqual([]);
});
