// A visitor asks a store on its page: hours, a free time that is booked at once, and what only the store itself can answer.
import type { Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, type OneDesk, test } from "./one-desk.ts";

const M = "/api/marketplace-solopreneur";
const day = [{ open: "00:00", close: "24:00" }];
const hours = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  timezoneId: "Europe/Berlin",
  locale: "en-US",
});

async function openSalon(desk: OneDesk): Promise<string> {
  const { id, tokens } = await desk.person();
  const { token } = tokens.access;
  const website_url = `salon-${id.slice(-8)}`;
  const store = { name: "Ada's Salon", website_url, country: "DE", timezone: "Europe/Berlin", hours };
  await desk.post(`${M}/create-store`, { ...store, published: true, email: "ada@example.com" }, token);
  for (const name of ["Haircut", "Balayage"]) {
    const service = { name, price: { amount: 4500, currency: "USD" }, location: "in_person" };
    await desk.post(`${M}/user/services`, { ...service, duration_minutes: 60 }, token);
  }
  return `${desk.url}/store/${website_url}`;
}

const dialog = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => dialog(page).getByRole("button", { name, exact: true }).click();

async function ask(page: Page, question: string): Promise<void> {
  await dialog(page).getByLabel("Your question").fill(question);
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("heading", { name: question })).toBeVisible();
}

test("a visitor asks, and books one of the times in the answer", async ({ page, desk }) => {
  await page.goto(await openSalon(desk));
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await press(page, "Opening hours");
  await expect(dialog(page).getByRole("row")).toHaveCount(7);
  expect(await a11yViolations(page)).toEqual([]);

  await ask(page, "anything free the day after tomorrow?");
  await press(page, "Balayage");
  await expect(dialog(page).getByText("Free times for Balayage:")).toBeVisible();
  expect(await a11yViolations(page)).toEqual([]);
  const time = dialog(page)
    .getByRole("button", { name: /^\w+day, \w+ \d+, / })
    .first();
  const words = (await time.innerText()).trim();
  await time.click();
  await expect(page.getByRole("dialog", { name: "Book Balayage" })).toBeVisible();
  await expect(
    dialog(page)
      .getByText(words.split(", ")[1] ?? "")
      .first(),
  ).toBeVisible();
  await dialog(page).getByLabel("Your name").fill("Grace Hopper");
  await dialog(page).getByLabel("Email").fill("grace@example.com");
  await dialog(page)
    .getByRole("button", { name: /^(Book|Confirm)/ })
    .click();
  await expect(dialog(page).getByRole("heading", { name: "You're booked" })).toBeVisible();
  await press(page, "Close");
  await expect(page.getByRole("button", { name: "Ask", exact: true })).toBeFocused();
});

test("what the page can't answer ends in an email to the store", async ({ page, desk }) => {
  await page.goto(await openSalon(desk));
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await ask(page, "Can my dog come along?");
  await expect(dialog(page).getByText("There is no answer to that here.")).toBeVisible();
  const email = dialog(page).getByRole("link", { name: "ada@example.com" });
  await expect(email).toHaveAttribute(
    "href",
    "mailto:ada@example.com?subject=Can%20my%20dog%20come%20along%3F",
  );

  await page.context().setOffline(true);
  await ask(page, "Where are you?");
  await expect(dialog(page).getByRole("button", { name: "Retry" })).toBeVisible();
  await page.context().setOffline(false);
  await press(page, "Retry");
  await expect(dialog(page).getByText("Ada's Salon gives no address here.")).toBeHidden();
  await expect(dialog(page).getByText("At the store: all services.")).toBeVisible();
});
