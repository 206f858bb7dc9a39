import { M } from "@solodesk/contract/kernel/marketplace.ts";
import { Faq, support, WrittenPage, writtenPages } from "@solodesk/contract/platform/support.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, callUnchecked } from "#test/call.ts";
import { type TestApp, testApp } from "#test/test-app.ts";

const message = {
  name: "Ada Byron",
  email: "ada@example.com",
  subject: "Opening hours",
  message: "Are you open on Sunday?",
};

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    OPERATOR_NAME: "Byron & Co.",
    OPERATOR_EMAIL: "desk@byron.example",
    OPERATOR_ADDRESS: "1 Main St",
  });
});
afterAll(() => server.close());

const contact = (body: unknown) =>
  server.http.inject({
    method: "POST",
    url: `${M}/contact`,
    headers: { "content-type": "application/json" },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
const stored = () =>
  server.database.sql("SELECT name, email, subject, message, sent_at FROM contact_messages");

describe("written pages", () => {
  test.each(writtenPages)("%s is there for everybody, and names the operator", async (name) => {
    const answer = await call(server, support.getPage, { params: { name } });
    expect(answer.status).toBe(200);
    const page = WrittenPage.parse(answer.body.data);
    expect(answer.body).toEqual({ data: page });
    expect(page.name).toBe(name);
    expect(page.blocks.length).toBeGreaterThan(3);
    expect(answer.text).toContain("Byron & Co.");
    expect(answer.text).toContain('"mailto:desk@byron.example"');
  });

  test("another name is refused", async () => {
    const answer = await callUnchecked(server, support.getPage, { params: { name: "imprint" } });
    expect([answer.status, Object.keys(answer.refusal.fields!)]).toEqual([422, ["name"]]);
  });
});

test("the questions are there for everybody, in their order", async () => {
  const answer = await call(server, support.listFaqs, {});
  expect(answer.status).toBe(200);
  const faqs = Faq.array().parse(answer.body.data);
  expect(answer.body).toEqual({ data: faqs });
  expect(faqs[0]).toMatchObject({
    id: "first-steps",
    category: "Getting started",
    question: "What do I do first?",
    answer: expect.stringMatching(
      /^Create your store in Store Details: .*\nAdd a product .*\nPublish .*\nHome shows/,
    ),
  });
});

describe("a message to the operator", () => {
  beforeEach(() => server.database.sql("TRUNCATE contact_messages"));

  test("is kept, and the answer says where ours will go", async () => {
    const answer = await contact({ ...message, name: "  Łódź 🧵 " });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({
      status: true,
      message: "Message sent. We'll reply to ada@example.com.",
    });
    expect(await stored()).toEqual([{ ...message, name: "Łódź 🧵", sent_at: server.clock.now() }]);
  });

  test.each([
    ["no name", { name: " " }, ["name"]],
    ["no address to answer to", { email: "ada" }, ["email"]],
    ["no subject", { subject: undefined }, ["subject"]],
    ["nothing to read", { message: "Hello" }, ["message"]],
    ["too much of everything", { name: "x".repeat(101), subject: "x".repeat(151) }, ["name", "subject"]],
    ["too long a message", { message: "x".repeat(5001) }, ["message"]],
    ["a NUL", { message: "0123456789\u0000" }, ["message"]],
    ["a field of its own", { id: "x" }, ["id"]],
  ])("with %s is 422 and names the fields", async (_what, change, fields) => {
    const answer = await contact({ ...message, ...change });
    expect([answer.statusCode, answer.json().code]).toEqual([422, "validation_failed"]);
    expect(Object.keys(answer.json().fields).toSorted()).toEqual(fields);
    expect(await stored()).toEqual([]);
  });

  test("that cannot be parsed is 400", async () => {
    expect((await contact("[")).statusCode).toBe(400);
  });

  test("may be as long and as short as the contract says; the database counts letters as it does", async () => {
    const longest = { name: "🧵".repeat(100), subject: "é".repeat(150), message: "田".repeat(5000) };
    const shortest = { name: "🧵", subject: "é", message: "🧵".repeat(10) };
    for (const change of [longest, shortest]) {
      expect((await contact({ ...message, ...change })).statusCode).toBe(202);
    }
    expect(await stored()).toHaveLength(2);
  });

  test("can never be changed by the server", async () => {
    await contact(message);
    const change = server.deps.db.execute("UPDATE contact_messages SET message = ''");
    await expect(change).rejects.toMatchObject({ cause: { code: "42501" } });
  });

  test.each([
    ["name", 100],
    ["email", 254],
    ["subject", 150],
    ["message", 5000],
  ])("with an empty or endless %s is refused by the database too", async (column, most) => {
    for (const value of ["", "x".repeat(most + 1)]) {
      const insert = server.database.sql(
        `INSERT INTO contact_messages (id, name, email, subject, message, sent_at)
         VALUES (gen_random_uuid(), $1, $2, $3, $4, now())`,
        Object.values({ ...message, [column]: value }),
      );
      await expect(insert).rejects.toMatchObject({ code: "23514" });
    }
  });
});
