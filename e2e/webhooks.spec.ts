// A seller adds a webhook and tries it: her program gets what is signed, and the log shows what it answered.

import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { a11yViolations } from "./a11y-violations.ts";
import { expect, test } from "./desk.ts";
import { signInSeller } from "./seller.ts";

test.use({ settings: { WEBHOOKS_TO_PRIVATE: "on" } });

interface Received {
  headers: Record<string, string>;
  body: string;
}

/** The seller's program. It answers 500 until it is told to accept. */
async function startProgram() {
  const received: Received[] = [];
  let status = 500;
  const server = createServer((request, response) => {
    const receive = async () => {
      const names = ["webhook-id", "webhook-timestamp", "webhook-signature"];
      const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]));
      received.push({ headers, body: await text(request) });
      response.writeHead(status).end(`status ${status}`);
    };
    void receive();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    accept: () => {
      status = 200;
    },
    close: () => server.close(),
  };
}

test("a webhook is added, tried, and sends again what failed", async ({ page, desk }) => {
  const program = await startProgram();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInSeller(page, desk, { email: "ada@example.com", storeName: "Corner Shop" });
  await page.goto(`${desk.url}/settings/api`);
  await page.getByRole("button", { name: "Add webhook" }).click();
  const form = page.getByRole("dialog", { name: "Add a webhook" });
  await form.getByLabel("Address").fill(program.url);
  await form.getByRole("checkbox", { name: /A withdrawal fails/ }).uncheck();
  expect(await a11yViolations(page)).toEqual([]);
  await form.getByRole("button", { name: "Add webhook" }).click();
  const secret = await page.getByLabel("Secret", { exact: true }).inputValue();
  expect(await a11yViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Done" }).click();
  const row = page.getByRole("list", { name: "Webhooks" }).getByRole("listitem");
  await expect(row).toContainText("9 events · nothing sent yet");

  await page.getByRole("button", { name: /^Log of/ }).click();
  const log = page.getByRole("dialog", { name: "Delivery log" });
  await expect(log).toContainText("Nothing has been sent yet");
  await log.getByRole("button", { name: "Send test event" }).click();
  const item = log.getByRole("listitem");
  await expect(item).toContainText("answered with 500 · 1 attempt · next attempt");
  await item.getByRole("button", { name: "Details" }).click();
  await expect(item).toContainText("webhook.test");
  await expect(item).toContainText("status 500");
  expect(await a11yViolations(page)).toEqual([]);

  program.accept();
  await log.getByRole("button", { name: "Send test event" }).click();
  await expect(log.getByRole("listitem").first()).toContainText("accepted (200)");
  const { headers, body } = program.received.at(-1) ?? { headers: {}, body: "" };
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: "webhook.test" });
  await page.keyboard.press("Escape");
  await expect(row).toContainText("accepted (200)");
  await row.getByRole("button", { name: /^Turn off/ }).click();
  await expect(row).toContainText("Off");

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await row.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
  program.close();
});
