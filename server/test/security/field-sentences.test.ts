// Whatever is wrong with a field, its message says what to send instead, and nothing of how it was checked.

import { expect, test } from "vitest";
import { z } from "zod";
import { readContract } from "#kernel/api-document/read-contract.ts";
import { fieldSentence } from "#kernel/serve/field-sentence.ts";

const contract = await readContract();
const wrong = [
  undefined,
  null,
  true,
  -1,
  1.5,
  2 ** 60,
  "",
  "x",
  "x".repeat(200_000),
  "2026-13-45",
  [],
  Array.from({ length: 2_000 }, () => 1),
  {},
  { x: 1 },
];

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  additionalProperties?: Shape | boolean;
  anyOf?: Shape[];
  oneOf?: Shape[];
  const?: unknown;
}

/** For each place in what a schema takes, how something is put there. */
function placesIn(shape: Shape): ((value: unknown) => unknown)[] {
  const own = [(value: unknown) => value];
  const alternatives = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap(placesIn);
  const constants = Object.entries(shape.properties ?? {}).flatMap(([name, inner]) =>
    inner.const === undefined ? [] : [[name, inner.const] as const],
  );
  const fields = Object.entries(shape.properties ?? {}).flatMap(([name, inner]) =>
    placesIn(inner).map((put) => (value: unknown) => ({
      ...Object.fromEntries(constants),
      [name]: put(value),
    })),
  );
  const entries = shape.items ? placesIn(shape.items).map((put) => (value: unknown) => [put(value)]) : [];
  return [...own, ...alternatives, ...fields, ...entries];
}

const technical = /invalid|expected|received|undefined|\bnull\b|\bNaN\b|regex|pattern|too (small|big)/i;

test("every field of the contract refuses in a sentence that people can act on", () => {
  const told = new Map<string, string>();
  for (const [name, { params, query, body }] of contract.endpoints)
    for (const schema of [params, query, body]) {
      if (!schema) continue;
      const shape = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape;
      for (const put of placesIn(shape))
        for (const value of wrong)
          for (const { message, path } of schema.safeParse(put(value), { error: fieldSentence }).error
            ?.issues ?? [])
            told.set(message, `${name} ${path.join(".")}`);
    }
  expect(told.size).toBeGreaterThan(30);
  const unclear = [...told].filter(([message]) => technical.test(message) || !/^\p{Lu}.*\.$/u.test(message));
  expect(unclear).toEqual([]);
});
