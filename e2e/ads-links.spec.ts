// A seller makes a tagged link. Visitors who come by it and buy or book are attributed to it without being
// identified.
import type { Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, type OneDesk, signIn, stored, test } from "./one-desk.ts";
import { type Stock, stockedSeller } from "./stocked-seller.ts";
import { book, goToPay, visitor } from "./visitor.ts";

/** Returns the short address. */
async function makeLink(page: Page, desk: OneDesk, seller: Stock): Promise<string> {
  await signIn(page, desk, seller);
  await page.goto(`${desk.url}/ads-analytics`);
  await page.getByRole("button", { name: "New link" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Where you will put it").selectOption({ label: "Flyer, poster or card" });
  await dialog.getByLabel("Campaign").fill("June Fair");
  await dialog.getByLabel("Leads to").selectOption({ label: "Sewing lesson" });
  await expect(dialog.getByLabel("Address")).toContainText("utm_campaign=june%20fair");
  expect(await a11yViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Make link" }).click();
  await expect(page.getByRole("heading", { name: "Your link is ready" })).toBeVisible();
  await expect(dialog.getByRole("img", { name: /^QR code/ })).toHaveJSProperty("complete", true);
  const address = await dialog.getByText(/\/l\/\w{8}$/).innerText();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("region", { name: "Links" })).toContainText(
    "Never opened, 0 visits · leads to Sewing lesson",
  );
  // A seller's visit to their own store does not count.
  await page.goto(desk.url + seller.storePath);
  return address;
}

test("a link is made, opened by strangers who buy and book, and what led them there stands beside it", async ({
  desk,
  page,
  browser,
}) => {
  const seller = await stockedSeller(desk);
  const address = await makeLink(page, desk, seller);
  const guest = await visitor(browser);
  await guest.goto(address);
  expect(new URL(guest.url()).pathname).toBe(`${seller.storePath}/s/sewing-lesson`);
  await guest.goto(desk.url + seller.storePath);
  await book(guest);
  await guest.goto(desk.url + seller.storePath);
  await goToPay(guest);
  expect(JSON.parse((await stored(guest, "touches")) ?? "{}")).toMatchObject({
    [seller.storePath.slice("/store/".length)]: { platform: "flyer", campaign: "june fair" },
  });
  expect(await guest.context().cookies()).toEqual([]);

  // Chromium does not send this signal, so the test sets it.
  const shy = await visitor(browser, { extraHTTPHeaders: { "sec-gpc": "1" } });
  await shy.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })");
  await shy.goto(`${desk.url}${seller.storePath}?utm_source=radio&utm_campaign=Shy`);
  await shy.goto(desk.url + seller.storePath);
  await book(shy);
  expect(await shy.evaluate(() => [Object.keys(localStorage), sessionStorage.getItem("visit")])).toEqual([
    [],
    null,
  ]);

  const rows = (text: string) => desk.sql<Record<string, unknown>>(text, [seller.id]);
  const mine = "(SELECT id FROM stores WHERE user_id = $1)";
  await expect
    .poll(() =>
      rows(`SELECT platform, campaign, visits, carts FROM visit_days WHERE store_id = ${mine} ORDER BY 1`),
    )
    .toEqual([
      { platform: "direct", campaign: "", visits: 1, carts: 0 },
      { platform: "flyer", campaign: "june fair", visits: 1, carts: 1 },
      { platform: "radio", campaign: "shy", visits: 1, carts: 0 },
    ]);
  expect(
    await rows(
      `SELECT subject_kind AS kind, platform, campaign FROM touches WHERE store_id = ${mine} ORDER BY 1, 2`,
    ),
  ).toEqual([
    { kind: "appointment", platform: "direct", campaign: "" },
    { kind: "appointment", platform: "flyer", campaign: "june fair" },
    { kind: "order", platform: "flyer", campaign: "june fair" },
  ]);
  expect(await rows(`SELECT clicks::int, visits::int FROM ad_links WHERE store_id = ${mine}`)).toEqual([
    { clicks: 1, visits: 1 },
  ]);
});
