// A seller lets a language model read what the assistant doesn't understand, and reads what it was sent.

import type { Page } from "@playwright/test";
import { startModelServer } from "../server/test/model-wire.ts";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, test as onDesk } from "./desk.ts";
import { signInSeller } from "./seller.ts";

type Model = Awaited<ReturnType<typeof startModelServer>>;

const test = onDesk.extend<{ model: Model }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the first parameter what this one needs: nothing
  model: async ({}, use) => {
    const model = await startModelServer("ollama", {
      calls: [
        ["store", '{"what":"hours"}'],
        ["appointments", '{"what":"appointments","from":"2026-01-01","to":"2100-01-01"}'],
      ],
      says: ["{{e2.1}} is next, ", "so there is room. ", "I refunded everyone for 100 dollars."],
    });
    await use(model);
    await model.close();
  },
  settings: async ({ model }, use) => use({ AI_BASE_URL: model.address, AI_MODEL: "qwen3:8b" }),
});

const fieldOf = (page: Page) => page.getByRole("textbox", { name: "Ask the assistant" });
async function ask(page: Page, question: string): Promise<void> {
  await fieldOf(page).fill(question);
  await fieldOf(page).press("Enter");
}

test("it is off until the seller turns it on, and claims nothing", async ({ page, desk, model }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInSeller(page, desk, { email: "ada@example.com", storeName: "Corner Shop" });
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("tokens") ?? "").access.token);
  const send = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.post(`${desk.url}/api/marketplace-solopreneur${path}`, {
      data,
      headers,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data;
  };
  const price = { amount: 4000, currency: "USD" };
  const cut = { name: "Dry cut", price, duration_minutes: 30, location: "in_person" };
  const { id: service_id } = await send("/user/services", cut);
  await send("/create-appointment", {
    service_id,
    customer: { name: "Anna Berg", email: "anna@example.com" },
    starts_at: `${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T15:00:00Z`,
    status: "Confirmed",
  });
  await page.goto(desk.url);
  await page.getByRole("button", { name: "Assistant", exact: true }).click();
  await ask(page, "Is it worth getting out of bed these days");
  await expect(page.getByText(/You can let a language model read questions like this one/)).toBeVisible();
  expect(model.requests).toEqual([]);

  await page.goto(`${desk.url}/settings/api#model`);
  const setting = page.getByRole("region", { name: "Language model" });
  await expect(setting).toContainText(`qwen3:8b at ${new URL(model.address).host} reads`);
  await setting.getByRole("switch").click();
  await expect(setting.getByRole("switch")).toBeChecked();
  await page.reload();
  await expect(setting.getByRole("switch")).toBeChecked();
  expect(await a11yViolations(page)).toEqual([]);

  await page.getByRole("button", { name: "Assistant", exact: true }).click();
  await ask(page, "Is it worth getting out of bed these days");
  const log = page.getByRole("log", { name: "Conversation" });
  await expect(log).toContainText("qwen3:8b read this as “When am I open?”");
  await expect(log).toContainText("Anna Berg, Dry cut is next, so there is room.");
  await expect(fieldOf(page)).toBeEditable();
  await expect(log).not.toContainText("refunded");
  expect(await a11yViolations(page)).toEqual([]);
  await log.getByRole("button", { name: "What was sent" }).click();
  const dialog = page.getByRole("dialog", { name: "What was sent" });
  await expect(dialog.getByRole("heading", { name: `To ${new URL(model.address).host}` })).toHaveCount(2);
  await expect(dialog.getByRole("textbox").first()).toHaveValue(/Is it worth getting out of bed these days/);
  expect(await a11yViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.goto(`${desk.url}/privacy`);
  await expect(page.getByText(`are sent to ${new URL(model.address).host}`)).toBeVisible();
});
