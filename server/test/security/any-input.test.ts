// Whatever is sent wherever, the answer is one that the API's document names, and none says that the server failed.
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countOf, patienceOf } from "../../../scripts/soak-list.mjs";
import { seededRandom } from "../concurrently.ts";
import { testSeller } from "../test-seller.ts";
import { anything } from "./anything.ts";
import { aim, type Operation, operationsOf, payloadOf } from "./operations.ts";
import { twoSellers } from "./two-sellers.ts";

const CALLS = countOf("calls");

let world: Awaited<ReturnType<typeof twoSellers>>;
let operations: Operation[];
let documented: Record<string, { queries: string[]; statuses: string[] }>;
beforeAll(async () => {
  world = await twoSellers();
  operations = operationsOf(world.server);
  documented = readDocument();
});
afterAll(() => world.server.close());

interface Document {
  paths: Record<
    string,
    Record<string, { parameters?: { name?: string; in?: string }[]; responses: Record<string, object> }>
  >;
}

function readDocument(): typeof documented {
  const { paths } = world.server.http.apiDocument() as unknown as Document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], responses }]) => {
      const queries = parameters.filter((one) => one.in === "query").map(({ name }) => name!);
      return [`${method.toUpperCase()} ${path}`, { queries, statuses: Object.keys(responses) }] as const;
    }),
  );
  return Object.fromEntries(calls);
}

const call = fc.record({
  nth: fc.nat(),
  where: fc.constantFrom("field", "field", "body", "query", "path"),
  at: fc.nat(),
  value: anything,
  isKnown: fc.constantFrom(true, true, true, false),
});

/** What ends its own session is left to somebody who has nothing else to do. */
const endsSession = /logout|session|password|deletion|tokens/;

const inAddress = (value: unknown): string =>
  encodeURIComponent((typeof value === "string" ? value : JSON.stringify(value)).toWellFormed());

/** Dots alone would be another address. */
const inPath = (value: unknown): string => {
  const text = inAddress(value);
  return /^\.*$/.test(text) ? `x${text}` : text;
};

type Place = { within: Record<string, unknown>; key: string };
const placesIn = (value: unknown): Place[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        { within: value as Record<string, unknown>, key },
        ...placesIn(inner),
      ])
    : [];

/** A body that is right but for one field; undefined where nothing can be wrong in it. */
function withField(body: object, at: number, value: unknown): object {
  const copy = structuredClone(body);
  const places = placesIn(copy);
  const place = places[at % places.length];
  if (place) place.within[place.key] = value;
  return copy;
}

function requestOf(
  operation: Operation,
  { where, at, value }: { where: string; at: number; value: unknown },
) {
  const { targets } = world;
  const sent = payloadOf(operation, targets);
  const url = aim(operation, targets);
  if (where === "path") {
    const aimed = operation.path.replace(/\{\w+\}/, () => inPath(value));
    return { ...sent, url: aimed.includes("{") ? url : aimed };
  }
  const { queries } = documented[operation.name]!;
  const query = queries[at % queries.length];
  if (where === "query" && query !== undefined)
    return { ...sent, url: `${url}${url.includes("?") ? "&" : "?"}${query}=${inAddress(value)}` };
  if (!operation.hasBody) return { ...sent, url };
  const payload = where === "body" ? value : withField(sent.payload ?? {}, at, value);
  return { url, payload: JSON.stringify(payload) };
}

test(
  `F12: ${CALLS} calls with anything in them, and each is answered as the document says`,
  async () => {
    const { seed } = seededRandom();
    const { server, a } = world;
    const property = fc.asyncProperty(call, async ({ nth, isKnown, ...drawn }) => {
      const operation = operations[nth % operations.length]!;
      const { headers } = endsSession.test(operation.name) ? await testSeller(server) : a;
      const type = operation.hasBody && { "content-type": "application/json" };
      const request = requestOf(operation, drawn);
      const answer = await server.http.inject({
        ...request,
        method: operation.method,
        headers: { ...(isKnown && headers), ...type },
      });
      const told = `${operation.name} ${request.url} ${JSON.stringify(request.payload)} ${answer.body.slice(0, 500)}`;
      expect(answer.statusCode, told).toBeLessThan(500);
      expect(documented[operation.name]?.statuses, told).toContain(String(answer.statusCode));
    });
    await fc.assert(property, { numRuns: CALLS, seed, endOnFailure: true });
  },
  patienceOf("calls"),
);
