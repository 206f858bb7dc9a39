// What is sent to a language model's server, and whatever that answers.
import type { ServerResponse } from "node:http";
import { AnswerLine } from "@solodesk/contract/account/assistant/thread.ts";
import { assistant } from "@solodesk/contract/account/assistant.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { type Dialect, dialects, startModelServer } from "#test/model-wire.ts";
import { type TestApp, testApp } from "#test/test-app.ts";
import { visits } from "#test/test-briefing.ts";
import { testSellerWithStore } from "#test/test-seller.ts";
import { type TestShop, testStoreApp } from "#test/test-store-app.ts";
import { openModelServer } from "./open-model-server.ts";

type Running = Awaited<ReturnType<typeof startModelServer>>;

let server: TestApp;
let shop: TestShop;
let thread: string;
let model: Running | undefined;
let made = 0;
beforeAll(async () => {
  server = await testApp({ SANDBOX: "on", AI_TOKENS_PER_DAY: 1_000_000 });
});
beforeEach(async () => {
  server.clock.set("2026-06-01T12:00:00Z");
  made += 1;
  shop = await testStoreApp(server, `wired-${made}`);
  await visits(server, shop, [{ at: "2026-05-12T10:00:00Z", name: "Anna Berg", collected: 4500 }]);
  thread = (await call(server, assistant.startThread, { body: {} }, shop)).body.data.id;
});
afterEach(async () => {
  await model?.close();
  model = undefined;
});
afterAll(() => server.close());

const recorded = {
  calls: [
    ["money", '{"what":"revenue_by_service","from":"2026-05-01","to":"2026-05-31","thing":""}'],
  ] satisfies [string, string][],
  says: ["You took in ", "{{e1.", "total}}", " with {{e1.1}}."],
};

async function ask(
  dialect: Dialect,
  answer?: (response: ServerResponse, asked: { stream?: boolean | undefined }) => void,
): Promise<AnswerLine[]> {
  model = await startModelServer(dialect, recorded, answer);
  const settings = { AI_BASE_URL: model.address, AI_MODEL: "qwen3:4b", AI_API_KEY: "key-of-the-model" };
  server.deps.model = openModelServer({ ...server.deps.config, ...settings });
  await call(server, assistant.saveModel, { body: { is_on: true } }, shop);
  const input = { params: { id: thread }, body: { text: "Was the spring worth all that sweat" } };
  const { status, text } = await callUnchecked(server, assistant.ask, input, shop);
  expect(status).toBe(200);
  return text
    .trim()
    .split("\n")
    .map((line) => AnswerLine.parse(JSON.parse(line)));
}
const typesOf = (lines: AnswerLine[]) => lines.map(({ type }) => type);
const DIDNT = ["model", "text", "choices", "end"];

test.each(dialects)("%s is understood, and what it was sent can be read", async (dialect) => {
  const lines = await ask(dialect);
  expect(typesOf(lines)).toEqual(["model", "text", "tool", "prose", "end"]);
  expect(lines[3]).toMatchObject({
    parts: [
      { text: "You took in " },
      { text: "$45.00" },
      { text: " with " },
      { text: "Haircut" },
      { text: "." },
    ],
  });
  expect(model?.requests.map(({ path, headers }) => [path, headers.authorization])).toEqual([
    ["/v1/chat/completions", "Bearer key-of-the-model"],
    ["/v1/chat/completions", "Bearer key-of-the-model"],
  ]);
  const [first] = lines;
  if (first?.type !== "model") throw new Error("The model has not read it.");
  const params = { id: thread, message: first.message };
  const { data } = (await call(server, assistant.getSent, { params }, shop)).body;
  expect(data.map(({ body }) => JSON.parse(body))).toEqual(model?.requests.map(({ body }) => body));
  expect(new Set(data.map(({ host }) => host))).toEqual(new Set([new URL(model?.address ?? "").host]));
  // The first holds no row of the store; the second offers nothing to do.
  expect(data[0]?.body).not.toContain("Haircut");
  expect(JSON.parse(data[1]?.body ?? "")).not.toHaveProperty("tools");
  const used = (await call(server, assistant.getModel, {}, shop)).body.data.used_today;
  expect(used).toBe(1080);
  const stranger = await testSellerWithStore(server, `stranger-${made}`);
  expect((await call(server, assistant.getSent, { params }, stranger)).code).toBe("not_found");
});

test.each<[string, (response: ServerResponse) => void]>([
  ["an error", (response) => void response.writeHead(500).end("out of memory")],
  [
    "no JSON",
    (response) => void response.writeHead(200, { "content-type": "application/json" }).end("<html>"),
  ],
  [
    "something else",
    (response) => void response.writeHead(200, { "content-type": "application/json" }).end("{}"),
  ],
  ["nothing", (response) => void response.destroy()],
])("%s is no answer", async (_what, answer) => {
  const lines = await ask("ollama", (response) => answer(response));
  expect(typesOf(lines)).toEqual(DIDNT);
  expect(lines[1]).toMatchObject({ text: "The language model didn't answer. You could ask:" });
  expect(server.logged()).not.toContain("key-of-the-model");
});

test("a redirect is not followed: another host would be sent the question and the key", async () => {
  const elsewhere = await startModelServer("ollama", recorded);
  const location = `${elsewhere.address}/chat/completions`;
  const lines = await ask("ollama", (response) => void response.writeHead(307, { location }).end());
  await elsewhere.close();
  expect(typesOf(lines)).toEqual(DIDNT);
  expect(elsewhere.requests).toEqual([]);
});

test("an answer of many megabytes breaks off", async () => {
  const megabyte = "x".repeat(1024 * 1024);
  let written = 0;
  const lines = await ask("ollama", (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const more = () => {
      while (!response.destroyed && written < 500) {
        written += 1;
        if (!response.write(megabyte)) return void response.once("drain", more);
      }
      response.end();
    };
    more();
  });
  expect(typesOf(lines)).toEqual(DIDNT);
  expect(written).toBeLessThan(100);
});
