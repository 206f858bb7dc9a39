// F7: what looks like SQL is text wherever it is sent.
import { afterAll, beforeAll, expect, test } from "vitest";
import { countOf, patienceOf } from "../../../scripts/soak-list.mjs";
import { testSeller } from "../test-seller.ts";
import { aim, type Operation, operationsOf, payloadOf } from "./operations.ts";
import { sqlStrings, twins } from "./sql-strings.ts";
import { twoSellers } from "./two-sellers.ts";

const EACH = countOf("sqlStrings");

let world: Awaited<ReturnType<typeof twoSellers>>;
let operations: Operation[];
let queries: Record<string, string[]>;
beforeAll(async () => {
  world = await twoSellers();
  operations = operationsOf(world.server);
  queries = readQueries();
});
afterAll(() => world.server.close());

function readQueries(): typeof queries {
  const { paths } = world.server.http.apiDocument();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => {
      const known = parameters as { name: string; in?: string }[];
      const names = known.filter((one) => one.in === "query").map(({ name }) => name);
      return [`${method.toUpperCase()} ${path}`, names] as const;
    }),
  );
  return Object.fromEntries(calls);
}

type Request = { url: string; payload?: string | object };
/** A place of a request, and the request with a text in it. */
type Place = (text: string) => Request;

/** Every field of a body, however deep, as a function that sets it. */
function fieldsOf(body: object): ((copy: object, text: string) => void)[] {
  return Object.entries(body).flatMap(([key, inner]: [string, unknown]) => [
    (copy: object, text: string) => void Reflect.set(copy, key, text),
    ...(typeof inner === "object" && inner !== null
      ? fieldsOf(inner).map((set) => (copy: object, text: string) => set(Reflect.get(copy, key), text))
      : []),
  ]);
}

function placesIn(operation: Operation): Place[] {
  const sent = payloadOf(operation, world.targets);
  const url = aim(operation, world.targets);
  const inPath = [...operation.path.matchAll(/\{\w+\}/g)].map(
    ([name]): Place =>
      (text) => ({
        ...sent,
        url: aim(
          { ...operation, path: operation.path.replace(name, encodeURIComponent(text)) },
          world.targets,
        ),
      }),
  );
  const inQuery = queries[operation.name]!.map(
    (name): Place =>
      (text) => ({
        ...sent,
        url: `${url}${url.includes("?") ? "&" : "?"}${name}=${encodeURIComponent(text)}`,
      }),
  );
  const body = operation.hasBody ? ((sent.payload ?? {}) as object) : {};
  const inBody = fieldsOf(body).map(
    (set): Place =>
      (text) => {
        const payload = structuredClone(body);
        set(payload, text);
        return { url, payload };
      },
  );
  return [...inPath, ...inQuery, ...inBody];
}

const endsSession = /logout|session|password|deletion|tokens/;

async function ask(operation: Operation, request: Request) {
  const { server, a } = world;
  const { headers } = endsSession.test(operation.name) ? await testSeller(server) : a;
  return server.http.inject({ ...request, method: operation.method, headers });
}

const fault = /syntax error|unterminated|SQLSTATE|PostgreSQL \d|relation "|column "|invalid input syntax/i;

test(
  `F7: ${sqlStrings.length} texts that look like SQL, ${EACH} in each place of each call, and none is run`,
  async () => {
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
