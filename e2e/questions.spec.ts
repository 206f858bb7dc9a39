// A seller adds questions to a service. Two strangers answer them, one with a booking, one before paying.
import type { Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, signIn, test, toasts } from "./one-desk.ts";
import { stockedSeller } from "./stocked-seller.ts";
import { freeTimes, openFreeTimes } from "./visitor.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "en-US" });

const dialog = (page: Page) => page.getByRole("dialog");

async function pickTime(page: Page): Promise<void> {
  await openFreeTimes(page);
  await freeTimes(page).first().click();
}

test("customers answer a service's questions, paid or not, and the seller sees the answers", async ({
  desk,
  page,
  browser,
}) => {
  const seller = await stockedSeller(desk);
  const own = await (await browser.newContext({ locale: "en-US" })).newPage();
  const drawer = own.getByRole("dialog");

  await test.step("the seller adds two questions and changes their order", async () => {
    await signIn(own, desk, seller);
    await own.goto(`${desk.url}/services/${seller.serviceId}`);
    await own.getByRole("button", { name: "Add question" }).click();
    const first = own.getByRole("group", { name: "Question 1" });
    await first.getByLabel("Question", { exact: true }).fill("How long is your hair?");
    await first.getByLabel("Type of answer").selectOption("Choose from a list");
    await first.getByLabel("Options").fill("Short");
    await own.getByRole("button", { name: "Add question" }).click();
    const second = own.getByRole("group", { name: "Question 2" });
    await second.getByLabel("Question", { exact: true }).fill("Are you allergic to hair dye?");
    await second.getByLabel("Type of answer").selectOption("Yes or no");
    await second.getByLabel("Customers must answer this").check();
    await own.getByRole("button", { name: "Save" }).click();
    await expect(own.getByText("Enter at least two options.")).toBeVisible();
    expect(await a11yViolations(own)).toEqual([]);
    await first.getByLabel("Options").fill("Short\nLong");
    await second.getByRole("button", { name: "Move up" }).click();
    await expect(second.getByLabel("Options")).toHaveValue("Short\nLong");
    await expect(first.getByLabel("Customers must answer this")).toBeChecked();
    await expect(second.getByLabel("Customers must answer this")).not.toBeChecked();
    await own.getByRole("button", { name: "Save" }).click();
    await expect(toasts(own).filter({ hasText: "Service saved" }).first()).toBeVisible();
  });

  await test.step("a stranger answers them with a booking", async () => {
    await page.goto(desk.url + seller.storePath);
    await pickTime(page);
    await page.getByLabel("Your name").fill("Grace Hopper");
    await page.getByLabel("Email").fill("grace@example.com");
    await page.getByLabel(/^How long is your hair\?/).selectOption("Long");
    await dialog(page).getByRole("button", { name: "Book", exact: true }).click();
    await expect(page.getByText("Answer this question.")).toBeVisible();
    await expect(page.getByLabel("Are you allergic to hair dye?")).toBeFocused();
    expect(await a11yViolations(page)).toEqual([]);
    await page.getByLabel("Are you allergic to hair dye?").selectOption("No");
    await dialog(page).getByRole("button", { name: "Book", exact: true }).click();
    await expect(dialog(page).getByRole("heading", { name: "You're booked" })).toBeVisible();
  });

  await test.step("another answers them before paying", async () => {
    await own.goto(`${desk.url}/services/${seller.serviceId}`);
    await own.getByLabel("Customers pay").selectOption("In full when they book");
    await own.getByRole("button", { name: "Save" }).click();
    await expect(toasts(own).filter({ hasText: "Service saved" }).first()).toBeVisible();
    const other = await (await browser.newContext({ locale: "en-US" })).newPage();
    await other.goto(desk.url + seller.storePath);
    await pickTime(other);
    await dialog(other).getByRole("button", { name: "Continue to payment" }).click();
    await expect(other.getByText("Answer this question.")).toBeVisible();
    await other.getByLabel("Are you allergic to hair dye?").selectOption("Yes");
    await other.getByLabel(/^Notes/).fill("My first colour");
    expect(await a11yViolations(other)).toEqual([]);
    await dialog(other).getByRole("button", { name: "Continue to payment" }).click();
    const cart = other.getByRole("dialog", { name: "Cart" });
    await cart.getByLabel("Name", { exact: true }).fill("Rosalind Franklin");
    await cart.getByLabel("Email", { exact: true }).fill("rosalind@example.com");
    await cart.getByRole("button", { name: "Pay $45.00" }).click();
    await other.waitForURL(/\/pay\//);
    await other.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(other.getByText(/^Thank you!/)).toBeVisible();
    await other.close();
  });

  await test.step("the seller sees both answers", async () => {
    await own.goto(`${desk.url}/appointments/all`);
    await own.getByRole("link", { name: "Grace Hopper" }).click();
    await expect(drawer).toContainText("Are you allergic to hair dye?No");
    await expect(drawer).toContainText("How long is your hair?Long");
    expect(await a11yViolations(own)).toEqual([]);
    await own.keyboard.press("Escape");
    await own.getByRole("link", { name: "Rosalind Franklin" }).click();
    await expect(drawer).toContainText("Are you allergic to hair dye?Yes");
    await expect(drawer).toContainText("My first colour");
    await expect(drawer).not.toContainText("How long is your hair?");
  });
  await own.close();
});
