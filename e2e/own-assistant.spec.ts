// A seller's own assistant, which nobody here wrote, proposes a price; the seller confirms it in the app.

import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, test } from "./desk.ts";
import { signInSeller } from "./seller.ts";

const M = "/api/marketplace-solopreneur";

test("what an assistant proposes waits for the seller, who is told and confirms it", async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInSeller(page, desk, { email: "ada@example.com", storeName: "Corner Shop" });
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem("tokens") ?? "").access.token);
  const headers = { authorization: `Bearer ${session}` };
  const data = {
    name: "Dry cut",
    price: { amount: 4000, currency: "USD" },
    duration_minutes: 30,
    location: "in_person",
  };
  const made = await page.request.post(`${desk.url}${M}/user/services`, { data, headers });
  const { id } = (await made.json()).data;

  const token = await test.step("a token is created, and shown once", async () => {
    await page.goto(`${desk.url}/settings/api`);
    await page.getByRole("button", { name: "Create token" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Claude");
    expect(await a11yViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Create token" }).click();
    const shown = await page.getByLabel("API token", { exact: true }).inputValue();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("list", { name: "API tokens" })).toContainText("never used");
    expect(await a11yViolations(page)).toEqual([]);
    return shown;
  });

  const client = new Client({ name: "an assistant", version: "1" });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(await page.getByLabel("Server address").inputValue()), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  );
  const use = async (name: string, given: Record<string, unknown>) => {
    const { content } = await client.callTool({ name, arguments: given });
    return JSON.stringify(content);
  };
  expect(await use("catalog_listMine", {})).toContain("Dry cut");
  const price = { amount: 4500, currency: "USD" };
  expect(await use("services_edit", { id, price })).toContain("Nothing has changed yet");
  expect(await use("catalog_listMine", {})).toContain("4000");

  await test.step("the seller is told, reads who proposes what, and confirms", async () => {
    await page.getByRole("button", { name: /Notifications/ }).click();
    await page.getByRole("link", { name: /Change to confirm/ }).click();
    const panel = page.getByRole("complementary", { name: "Assistant" });
    await expect(panel.getByRole("button", { name: "Change the price of Dry cut" })).toBeVisible();
    await expect(panel).toContainText("Proposed by Claude");
    await expect(panel).toContainText("$40.00");
    await panel.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("button", { name: "Undo" }).first()).toBeVisible();
  });
  expect(await use("catalog_listMine", {})).toContain("4500");

  await page.goto(`${desk.url}/settings/api`);
  await page.getByRole("button", { name: "Revoke Claude" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("API token revoked")).toBeVisible();
  await expect(use("catalog_listMine", {})).rejects.toThrow();
  await client.close();
});
