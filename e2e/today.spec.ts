// A seller's day on Home, on a phone: who comes next, what waits, each done in one press.

import type { Page } from "@playwright/test";
import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { expect, type OneDesk, type Person, signIn, test, toasts } from "./one-desk.ts";
import { sellOrder } from "./sold-order.ts";
import { stockedSeller } from "./stocked-seller.ts";

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const toast = (page: Page, words: string | RegExp) => toasts(page).filter({ hasText: words }).first();

/** Ada comes in an hour, Jonas asked for tomorrow, Grace has just left, Mary left without paying. */
async function dayOf(desk: OneDesk, seller: Person & { serviceId: string }): Promise<void> {
  const { token } = seller.tokens.access;
  const add = async (name: string, minutes: number, more: object) => {
    const customer = { name, email: `${name.toLowerCase()}@example.com`, phone: "+1 212 555 0100" };
    const body = { service_id: seller.serviceId, customer, starts_at: inMinutes(minutes), ...more };
    const answer = await desk.post(`${M}/create-appointment`, body, token);
    expect(answer.ok, await answer.clone().text()).toBe(true);
    return (await answer.json()).data.id as string;
  };
  await add("Ada", 60, { status: "Confirmed", notes: "Wants the window seat." });
  // Without an address nobody asks him, so that the seller confirms it.
  await add("Jonas", 24 * 60, { status: "Pending", customer: { name: "Jonas" } });
  await add("Grace", -180, { status: "Confirmed", recorded: true });
  const mary = await add("Mary", -26 * 60, { status: "Confirmed", recorded: true });
  await desk.post(`${M}/user/appointments/${mary}/complete`, { collected: { later: true } }, token);
}

test("on a phone a seller sees the next client, and confirms, completes, ships and collects from Home", async ({
  desk,
  page,
}) => {
  const seller = await stockedSeller(desk);
  await dayOf(desk, seller);
  await sellOrder(desk, seller, await desk.person(), [1]);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, desk, seller);
  await page.goto(desk.url);
  const part = (name: string) => page.getByRole("region", { name });

  await expect(part("Up next")).toContainText("Ada");
  await expect(part("Up next")).toContainText("Wants the window seat.");
  await expect(part("Up next").getByRole("link", { name: "Call" })).toHaveAttribute(
    "href",
    "tel:+12125550100",
  );
  await part("To confirm")
    .getByRole("button", { name: /^Confirm .* with Jonas/ })
    .click();
  await expect(toast(page, "Appointment confirmed")).toBeVisible();
  await expect(part("To confirm")).toHaveCount(0);

  await part("To complete")
    .getByRole("button", { name: /^Complete .* with Grace/ })
    .click();
  const question = page.getByRole("dialog", { name: "Complete and record the payment" });
  await question.getByRole("button", { name: "Complete" }).click();
  await expect(toast(page, "Appointment completed")).toBeVisible();
  await expect(part("To complete")).toHaveCount(0);

  await part("To ship")
    .getByRole("button", { name: /^Mark as shipped: order/ })
    .click();
  const shipping = page.getByRole("dialog", { name: "Mark as shipped" });
  await shipping.getByLabel("Tracking number or link").fill("1Z 999");
  await shipping.getByRole("button", { name: "Mark as shipped" }).click();
  await expect(part("To ship")).toHaveCount(0);

  await part("To collect")
    .getByRole("button", { name: /^Record the payment of .* with Mary/ })
    .click();
  const later = page.getByRole("dialog", { name: "Record the payment" });
  await later.getByRole("button", { name: "Save" }).click();
  await expect(part("To collect")).toHaveCount(0);

  await expect(page.getByText("You're all caught up.")).toBeVisible();
  await expect(page.getByRole("meter", { name: "Booked this week" })).toBeVisible();
  await expect(part("Revenue by week")).toContainText("This week");
  await expect(part("Available soon")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await part("Up next")
    .getByRole("link", { name: /with Ada$/ })
    .click();
  await expect(page.getByRole("dialog", { name: /with Ada$/ })).toBeVisible();
});
