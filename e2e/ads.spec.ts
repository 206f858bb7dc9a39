// What an ad cost and what it earned: a visitor clicks a tagged link, buys and books, and the seller sees it.
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, heading, type OneDesk, signIn, test } from "./one-desk.ts";
import { type Stock, stockedSeller } from "./stocked-seller.ts";
import { book, goToPay, visitor } from "./visitor.ts";

const M = "/api/marketplace-solopreneur";

async function tagLink(desk: OneDesk, { tokens }: Stock): Promise<string> {
  const link = { source: "google", medium: "cpc", campaign: "Spring sale" };
  const made = await desk.post(`${M}/user/links`, link, tokens.access.token);
  const { data } = (await made.json()) as { data: { code: string } };
  return `${desk.url}/l/${data.code}`;
}

/** Buys the first product and books the first service. */
async function visit(browser: Browser, link: string): Promise<void> {
  const page = await visitor(browser);
  await page.goto(link);
  await book(page);
  await goToPay(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText(/^Thank you!/)).toBeVisible();
  await page.context().close();
}

const dayIn = (daysAgo: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "America/New_York" }).format(
    Date.now() - daysAgo * 86_400_000,
  );

/** A report as Google Ads exports it: headings above, a total below, thousands in quotes. */
const report = () =>
  [
    "Campaign report",
    '"Last two days"',
    "Day,Campaign,Currency code,Cost,Impr.,Clicks",
    `${dayIn(1)},Spring sale,USD,"1,020.50","25,881",412`,
    `${dayIn(0)},Spring sale,USD,9.50,300,8`,
    `${dayIn(0)},Spring sale,USD,-1.00,300,8`,
    'Total: Campaigns, --,USD,"1,029.00","26,481",428',
  ].join("\n");

const figure = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Figures" })
    .getByRole("link", { name: new RegExp(`, ${name}: what makes it`) });

test("a click becomes a visit, a booking and a sale beside what it cost; a refund takes the revenue back", async ({
  desk,
  page,
  browser,
}) => {
  const seller = await stockedSeller(desk);
  await visit(browser, await tagLink(desk, seller));
  const [sold] = await desk.sql<{ id: string; subtotal: number }>(
    `SELECT o.id, subtotal::int FROM orders o JOIN stores s ON s.id = store_id WHERE s.user_id = $1`,
    [seller.id],
  );
  const dollars = `$${((sold?.subtotal ?? 0) / 100).toFixed(2)}`;

  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/ads-analytics`);
  await expect(heading(page, "Ads Analytics")).toBeVisible();
  // Visits are written to the database once a second.
  await expect(async () => {
    await page.reload();
    await expect(figure(page, "Visits")).toHaveText(/^1,/, { timeout: 5_000 });
  }).toPass();
  await expect(figure(page, "Orders and bookings")).toHaveText(/^2,/);
  await expect(figure(page, "Carts")).toHaveText(/^1,/);
  await expect(figure(page, "Revenue")).toContainText(dollars);
  await expect(page.getByRole("row", { name: /^Spring sale Google Ads/ })).toContainText(dollars);

  await page.getByRole("button", { name: "Import spend" }).click();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "campaigns.csv", mimeType: "text/csv", buffer: Buffer.from(report()) });
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Platform")).toHaveValue("google");
  await expect(dialog.getByRole("region", { name: "Skipped rows" })).toContainText("Row 6");
  await expect(dialog).toContainText("$1,030.00");
  expect(await a11yViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(dialog.getByText("2 rows imported.")).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();

  // The imported campaign and the campaign of the link are merged.
  const campaign = page.getByRole("row", { name: /^Spring sale Google Ads/ });
  await expect(campaign).toContainText("$1,030.00");
  await expect(campaign).toContainText("1.60%");
  await expect(campaign).toContainText("$2.45");
  await expect(figure(page, "Cost per order or booking")).toContainText("$515.00");
  await expect(figure(page, "Ad clicks")).toHaveText(/^420,/);
  const earnings = page.getByRole("region", { name: "Spend and revenue" });
  await expect(earnings.locator("svg.recharts-surface")).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  await earnings.getByRole("radio", { name: "Table" }).click();
  await expect(earnings.getByRole("row").last()).toContainText(`${dollars}$9.50`);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("Spring sale");
  expect(file).toContain(",420,0.0160,1030.00,2.45,");

  await figure(page, "Revenue").click();
  const rows = page.getByRole("dialog", { name: "Revenue: what makes it" });
  await expect(rows.getByRole("listitem")).toHaveCount(1);
  await expect(rows).toContainText(`1 row comes to${dollars}`);
  expect(await a11yViolations(page)).toEqual([]);

  const refunded = await desk.post(
    `${M}/user/orders/${sold?.id}/refund`,
    { restock: true, reason: "Came back" },
    seller.tokens.access.token,
  );
  expect(refunded.ok, await refunded.text()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => localStorage.setItem("theme-mode", "light"));
  await page.goto(`${desk.url}/ads-analytics`);
  await expect(figure(page, "Revenue")).toContainText("$0.00");
  const cards = page.getByRole("list", { name: "Campaigns" });
  await expect(cards).toContainText("420 clicks, CTR 1.60%, $2.45 a click1 visit, 0 orders, 1 booking");
  expect(await a11yViolations(page)).toEqual([]);
});
