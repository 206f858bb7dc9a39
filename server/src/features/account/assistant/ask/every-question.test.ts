// Every question that the product itself writes is read as it was meant, and answered from calls that the assistant may make.
import { AnswerLine } from "@solodesk/contract/account/assistant/thread.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ledgerChecks } from "#features/money/wallet/checks/book-checks.ts";
import { readContract } from "#kernel/api-document/read-contract.ts";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { springCampaign, visits } from "#test/test-briefing.ts";
import { buy } from "#test/test-orders.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { german } from "#test/utterances/de.ts";
import { english } from "#test/utterances/en.ts";
import { spanish } from "#test/utterances/es.ts";
import { de } from "./grammar/de.ts";
import { en } from "./grammar/en.ts";
import { es } from "./grammar/es.ts";
import { intentNames, isChange } from "./intents.ts";
import { understand } from "./understanding.ts";
import { writeQuestion } from "./write-question.ts";

let server: TestApp;
let shop: TestShop;
let order = "";
beforeAll(async () => {
  server = await testApp({ SANDBOX: "on", SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "desk@example.com" });
  server.clock.set("2026-06-01T12:00:00Z");
  shop = await testStoreApp(server, "all-questions");
  await visits(server, shop, [
    { at: "2026-05-20T10:00:00Z", name: "Anna Berg", open: 4500 },
    { at: "2026-05-21T10:00:00Z", name: "Anna Berg", collected: 4500 },
    { at: "2026-06-02T10:00:00Z", name: "Anna Berg", status: "Pending" },
  ]);
  await springCampaign(server, shop, { spentOn: "2026-05-20", visits: 3, booked: 1 });
  const id = await buy(server, [shop.line(0)]);
  const rows = await server.database.sql<{ number: string }>(
    "SELECT number::text FROM orders WHERE id = $1",
    [id],
  );
  order = rows[0]?.number ?? "";
});
afterAll(() => server.close(ledgerChecks));

const grammars = { en, de, es };
const circumstances = { today: "2026-06-01", weekStart: 1, currency: "USD" };

test.each(["en", "de", "es"] as const)("%s", async (tag) => {
  const { endpoints } = await readContract();
  const { data: thread } = (await call(server, assistant.startThread, { body: {} }, shop)).body;
  const said = {
    name: "Anna",
    thing: "Haircut",
    campaign: "spring",
    number: order,
    amount: "90",
    text: "Hello",
  };
  for (const intent of intentNames) {
    const { question, whole } = writeQuestion(grammars[tag], intent, said);
    expect([question, whole]).toEqual([expect.stringMatching(/^\S/), true]);
    const { reading } = understand(question, tag, circumstances);
    expect([question, reading?.intent]).toEqual([question, intent]);
    const input = { params: { id: thread.id }, body: { text: question } };
    const headers = { ...shop.headers, "accept-language": tag };
    const { status, text } = await callUnchecked(server, assistant.ask, input, { headers });
    expect([question, status, text]).toEqual([question, 200, expect.stringMatching(/"end"\}\n$/)]);
    const lines = text
      .trim()
      .split("\n")
      .map((line) => AnswerLine.parse(JSON.parse(line)));
    expect(lines.length, question).toBeGreaterThan(1);
    for (const line of lines) {
      if (line.type !== "tool") continue;
      const endpoint = endpoints.get(line.endpoint);
      expect([line.endpoint, endpoint?.agent]).toEqual([line.endpoint, "read"]);
      expect(endpoint?.query?.safeParse(line.input.query ?? {}).error).toBeUndefined();
    }
  }
});

test("nothing that isn't meant as a change is read as one, whatever the desk's language", () => {
  const texts = [english, german, spanish].flatMap((all) =>
    all.filter(([, intent]) => intent === null || !isChange(intent)).map(([text]) => text),
  );
  expect(texts.length).toBeGreaterThan(250);
  for (const tag of ["en", "de", "es"]) {
    const changes = texts.filter((text) => {
      const { reading } = understand(text, tag, circumstances);
      return reading !== undefined && isChange(reading.intent);
    });
    expect(changes).toEqual([]);
  }
});
