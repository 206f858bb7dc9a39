// Opening hours and days off, by keyboard alone: nothing typed is lost, and visitors see what was saved.
import type { Page } from "@playwright/test";
import { expect, signIn, test, toasts } from "./one-desk.ts";

const year = new Date().getFullYear() + 1;
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const rows = (page: Page, list: string) =>
  page.getByRole("list", { name: list, exact: true }).getByRole("listitem");

async function pressKey(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press("Enter");
}

async function openHours(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/add-store-detail?step=hours`);
  await button(page, "Add time off").waitFor();
}

test("hours of a day with a break, copied to others; time off added, taken back, kept over a reload, saved", async ({
  desk,
  page,
}) => {
  const seller = await desk.person("Rested Works");
  await signIn(page, desk, seller);
  await openHours(page, desk.url);

  // A break at noon, copied to the weekend.
  await page.getByLabel("Monday closes").selectOption("12:00");
  await pressKey(page, "More hours on Monday");
  await expect(page.getByLabel("Monday, 2 opens")).toHaveValue("13:00");
  await pressKey(page, "Copy Monday to other days");
  await expect(page.getByRole("checkbox", { name: "Tuesday" })).toBeFocused();
  await page.getByRole("checkbox", { name: "Sunday" }).focus();
  await page.keyboard.press("Space");
  await pressKey(page, "Copy");
  await expect(button(page, "Copy Monday to other days")).toBeFocused();
  await expect(page.getByLabel("Sunday, 2 closes")).toHaveValue("16:00");

  await pressKey(page, "Add time off");
  await expect(page.getByLabel("First day")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Use a date such as 2026-01-31.")).toHaveCount(2);
  await page.keyboard.type(`1224${year}`);
  await expect(page.getByLabel("Last day")).toHaveValue(`${year}-12-24`);
  await page.getByLabel("Last day").focus();
  await page.keyboard.type(`1223${year}`);
  await expect(page.getByText("The last day can't be before the first.")).toBeVisible();
  await page.getByLabel("Last day").fill(`${year}-12-26`);
  await page.getByLabel("Reason").fill("Holidays");

  // After a reload the unsaved form is restored. Enter finishes an entry and does not send the form.
  await page.reload();
  await expect(page.getByLabel("Reason")).toHaveCount(0);
  const holidays = rows(page, "Time off").filter({ hasText: "3 days · Holidays" });
  await expect(holidays).toBeVisible();
  await expect(page.getByLabel("Sunday, 2 closes")).toHaveValue("16:00");

  await pressKey(page, "Add time off");
  await page.keyboard.type(`0301${year}`);
  await page.getByLabel("Reason").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, new RegExp(`^Edit time off .*Mar 1, ${year}`))).toBeFocused();
  await expect(rows(page, "Time off").first()).toContainText("Mar 1");
  await pressKey(page, /^Remove time off .*Mar 1/);
  await expect(rows(page, "Time off")).toHaveCount(1);
  await expect(button(page, /^Edit time off .*Dec/)).toBeFocused();
  await toasts(page).getByRole("button", { name: "Undo" }).click();
  await expect(rows(page, "Time off")).toHaveCount(2);
  await pressKey(page, /^Edit time off .*Mar 1/);
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 390, height: 800 });
  await pressKey(page, "Add time off");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });

  await pressKey(page, "Save");
  await expect(page.getByText("Store saved")).toBeVisible();
  await page.goto(`${desk.url}/store/rested-works`);
  // What depends on the visitor's day appears after the first interaction.
  await page.keyboard.press("Tab");
  await expect(page.getByText("Closed December 24 – December 26: Holidays").first()).toBeVisible();
});
