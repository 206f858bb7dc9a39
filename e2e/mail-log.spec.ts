// What a seller sees of the emails about a booking, and when customers are reminded.
import { a11yViolations } from "./a11y-violations.ts";
import { expect, heading, pathOf, signIn, test } from "./one-desk.ts";
import { stockedSeller } from "./stocked-seller.ts";

const M = "/api/marketplace-solopreneur";

test("mails are kept, read and filtered where there is no mail server; reminders are chosen and stay", async ({
  page,
  desk,
}) => {
  const seller = await stockedSeller(desk);
  const starts_at = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const customer = { name: "Grace <b>Hopper</b>", email: "grace@example.com" };
  const body = { service_id: seller.serviceId, customer, starts_at };
  expect((await desk.post(`${M}/create-appointment`, body, seller.tokens.access.token)).status).toBe(201);
  await signIn(page, desk, seller);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${desk.url}/settings/emails`);
  await expect(heading(page, "Email Log")).toBeVisible();
  const log = page.getByRole("region", { name: "Email log" });

  await test.step("a mail says what became of it and is read as text", async () => {
    await expect(log.getByText(/isn't connected to a mail server yet/)).toBeVisible();
    await log.getByRole("button", { name: /^Suggested for you: Sewing lesson/ }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(/Ada’s Workshop suggests an appointment/)).toBeVisible();
    await expect(dialog.getByText(/\/store\/.+\/booking\//)).toBeVisible();
    expect(await a11yViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(log.getByRole("button", { name: /^Suggested for you/ })).toBeFocused();
  });

  await test.step("the address holds the filter", async () => {
    await log.getByRole("combobox", { name: "Emails with status" }).selectOption("Sent");
    await expect(log.getByText("No emails with this status.")).toBeVisible();
    expect(pathOf(page)).toBe("/settings/emails?status=sent");
    await page.goBack();
    await expect(log.getByRole("listitem")).toHaveCount(1);
  });

  await test.step("reminders are saved as they are chosen", async () => {
    await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Store" }).click();
    const day = page.getByRole("checkbox", { name: "24 hours before" });
    await expect(day).toBeChecked();
    await day.click();
    await page.getByRole("combobox", { name: "Another reminder" }).selectOption("1 hour before");
    await expect(page.getByText("Reminders saved").first()).toBeVisible();
    await expect
      .poll(async () => (await desk.sql("SELECT reminders FROM stores WHERE user_id = $1", [seller.id]))[0])
      .toEqual({ reminders: [120, 60] });
    await page.reload();
    await expect(day).not.toBeChecked();
    await expect(page.getByRole("combobox", { name: "Another reminder" })).toHaveValue("60");
  });
});
