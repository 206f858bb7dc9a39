// The assistant answers from the seller's own rows, and prepares changes that do nothing until they are confirmed.

import type { Page } from "@playwright/test";
import { a11yViolations } from "./a11y-violations.ts";
import { type Desk, expect, test } from "./desk.ts";
import { signInSeller } from "./seller.ts";

const M = "/api/marketplace-solopreneur";
const usd = (amount: number) => ({ amount, currency: "USD" });

/** Noon, by UTC, on a day of last month, which the store counts in New York's time. */
const lastMonth = (day: number): string => {
  const here = new Date().toLocaleDateString("en-CA", { timeZone: "America/New_York" });
  const [year = 0, month = 0] = here.split("-").map(Number);
  return new Date(Date.UTC(year, month - 2, day, 12)).toISOString();
};

/** Two services that earned something last month, and Anna, who comes the day after tomorrow. */
async function worked(page: Page, desk: Desk): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("tokens") ?? "").access.token);
  const headers = { authorization: `Bearer ${token}` };
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(desk.url + M + path, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data;
  };
  const service = async (name: string, amount: number): Promise<string> =>
    (await send("/user/services", { name, price: usd(amount), duration_minutes: 30, location: "in_person" }))
      .id;
  const [color, cut] = [await service("Color", 9000), await service("Dry cut", 4000)];
  const sales: [string, string, number, number][] = [
    [color, "Grace Hopper", 4, 9000],
    [color, "Ada Byron", 5, 9000],
    [cut, "Anna Berg", 6, 4000],
    [cut, "Bea Moor", 7, 3500],
  ];
  for (const [service_id, name, day, amount] of sales) {
    const customer = { name, email: `${name.split(" ")[0]?.toLowerCase()}@example.com` };
    const { id } = await send("/create-appointment", {
      service_id,
      customer,
      starts_at: lastMonth(day),
      recorded: true,
    });
    await send(`/user/appointments/${id}/complete`, { collected: { method: "cash", amount: usd(amount) } });
  }
  const soon = new Date(Date.now() + 2 * 86_400_000);
  await send("/create-appointment", {
    service_id: cut,
    customer: { name: "Anna Berg", email: "anna@example.com" },
    starts_at: new Date(
      Date.UTC(soon.getUTCFullYear(), soon.getUTCMonth(), soon.getUTCDate(), 15),
    ).toISOString(),
    status: "Confirmed",
  });
}

const panelOf = (page: Page) => page.getByRole("complementary", { name: "Assistant" });
const fieldOf = (page: Page) => page.getByRole("textbox", { name: "Ask the assistant" });
async function ask(page: Page, question: string): Promise<void> {
  await fieldOf(page).fill(question);
  await fieldOf(page).press("Enter");
}

test("it is asked, answers with the rows behind each number, and proposes what is to change", async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInSeller(page, desk, { email: "ada@example.com", storeName: "Corner Shop" });
  await worked(page, desk);
  await page.goto(desk.url);
  const panel = panelOf(page);

  await test.step("one key opens it and takes the focus; Escape gives it back", async () => {
    const header = page.getByRole("button", { name: "Assistant" });
    await header.focus();
    await page.keyboard.press("Control+j");
    await expect(fieldOf(page)).toBeFocused();
    expect(await a11yViolations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(header).toBeFocused();
    await page.keyboard.press("Control+j");
  });

  await test.step("revenue by service adds up, and the second bar opens the sales behind it", async () => {
    await ask(page, "revenue last month by service");
    const answer = panel.getByRole("group", { name: /^Revenue by service/ });
    await expect(answer.getByRole("listitem")).toHaveText([/Color.*\$180\.00/, /Dry cut.*\$75\.00/]);
    await expect(answer).toContainText("$255.00");
    await answer.getByRole("button", { name: /Dry cut/ }).click();
    const sales = panel.getByRole("group", { name: /^Sales of Dry cut/ });
    await expect(sales.getByRole("listitem")).toHaveText([/Anna Berg.*\$40\.00/, /Bea Moor.*\$35\.00/]);
    await expect(sales).toContainText("$75.00");
    expect(await a11yViolations(page)).toEqual([]);
    await sales.getByRole("link", { name: /Anna Berg/ }).click();
    const drawer = page.getByRole("dialog", { name: "Dry cut" });
    await expect(drawer).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
  });

  await test.step("it keeps its place over navigation and a reload", async () => {
    await expect(panel.getByRole("group", { name: /^Sales of Dry cut/ })).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Assistant" }).click();
    await expect(panel.getByRole("group", { name: /^Sales of Dry cut/ })).toBeVisible();
  });

  await test.step("a move is read before it is confirmed, and taken back", async () => {
    await ask(page, "move Anna to 3 pm");
    await expect(panel.getByText("Move Dry cut with Anna Berg")).toBeVisible();
    await panel.getByRole("button", { name: "Confirm" }).click();
    await expect(panel.getByRole("button", { name: "Undo" })).toBeVisible();
    await panel.getByRole("button", { name: "Undo" }).click();
    await expect(panel.getByText("Undone")).toBeVisible();
  });

  await test.step("what it can't read it says, and offers what it can", async () => {
    await ask(page, "raise Dri cut too 90");
    await ask(page, "what is the meaning of life");
    await expect(panel.getByText("I don't understand that. You could ask:").last()).toBeVisible();
  });

  await test.step("the search asks it, too", async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("who owes me money");
    await page.getByRole("option", { name: "Ask “who owes me money”" }).click();
    await expect(panel.getByText("Nobody owes you anything.")).toBeVisible();
  });
});

test("on a phone it is a sheet that Back closes, and a link leads away from", async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInSeller(page, desk, { email: "ada@example.com", storeName: "Corner Shop" });
  await worked(page, desk);
  await page.goto(desk.url);
  const sheet = page.getByRole("dialog", { name: "Assistant" });
  await page.getByRole("button", { name: "Assistant" }).click();
  await ask(page, "who was here last month");
  const answer = sheet.getByRole("group", { name: /^Appointments/ });
  await expect(answer.getByRole("listitem")).toHaveCount(4);
  expect(await a11yViolations(page)).toEqual([]);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.getByRole("button", { name: "Assistant" }).click();
  await answer.getByRole("link", { name: /Bea Moor/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/appointments\/all\?appointment=/);
});
