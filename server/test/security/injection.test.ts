// F7: what looks like SQL is text wherever it is sent.
import { afterAll, beforeAll, expect, test } from "vitest";
import { countOf, patienceOf } from "../../../scripts/soak-list.mjs";
import { type Attacked, openAttacked } from "./attacked.ts";
import { aim } from "./operations.ts";
import { sqlStrings, twins } from "./sql-strings.ts";

const EACH = countOf("sqlStrings");

let attacked: Attacked;
beforeAll(async () => {
  attacked = await openAttacked();
});
afterAll(() => attacked.world.server.close());

const fault = /syntax error|unterminated|SQLSTATE|PostgreSQL \d|relation "|column "|invalid input syntax/i;

test(
  `F7: ${sqlStrings.length} texts that look like SQL, ${EACH} in each place of each call, and none is run`,
  async () => {
    const { world, operations, placesIn, ask } = attacked;
    const findings: string[] = [];
    let nth = 0;
    for (const operation of operations)
      for (const place of placesIn(operation))
        for (let i = 0; i < EACH; i += 1) {
          const text = sqlStrings[(nth += 1) % sqlStrings.length]!;
          const request = place(text);
          const answer = await ask(operation, request);
          if (answer.statusCode >= 500 || fault.test(answer.body.replaceAll(text, "")))
            findings.push(`${operation.name} ${request.url} ${text}: ${answer.statusCode} ${answer.body}`);
        }
    expect(nth).toBeGreaterThanOrEqual(300);
    expect(findings).toEqual([]);
    const { sql } = world.server.database;
    expect(await sql("SELECT FROM pg_class WHERE relname = 'injected'")).toEqual([]);
    expect(await sql("SELECT FROM users WHERE name = 'injected'")).toEqual([]);
  },
  patienceOf("sqlStrings"),
);

test("F7: of a search it makes no difference whether a condition in it would be true", async () => {
  const { world, operations, queries, ask } = attacked;
  const searching = operations.filter(
    ({ name, method }) =>
      method === "GET" && queries[name]!.some((query) => ["q", "keyword", "search"].includes(query)),
  );
  expect(searching.length).toBeGreaterThanOrEqual(5);
  for (const operation of searching)
    for (const [all, none] of twins) {
      const [first, second] = await Promise.all(
        [all, none].map(async (text) => {
          const query = queries[operation.name]!.find((name) => ["q", "keyword", "search"].includes(name))!;
          const url = `${aim(operation, world.targets).split("?")[0]}?${query}=${encodeURIComponent(text)}`;
          const { statusCode, body } = await ask(operation, { url });
          return { statusCode, body: body.replaceAll(/"request_id":"[^"]*"/g, "").replaceAll(text, "") };
        }),
      );
      expect(first, operation.name).toEqual(second);
    }
});

test("a query parameter that is left empty counts as left out", async () => {
  const { world, operations, queries, ask } = attacked;
  for (const operation of operations.filter(({ method }) => method === "GET")) {
    const url = aim(operation, world.targets);
    const given = new Set(new URL(url, "http://localhost").searchParams.keys());
    const empty = queries[operation.name]!.filter((name) => !given.has(name)).map((name) => `${name}=`);
    if (empty.length === 0) continue;
    const without = await ask(operation, { url });
    const withEmpty = await ask(operation, { url: `${url}${given.size > 0 ? "&" : "?"}${empty.join("&")}` });
    expect(withEmpty.statusCode, `${operation.name} ${withEmpty.body}`).toBe(without.statusCode);
  }
});
