import { describe, expect, test } from "vitest";
import { z } from "zod";
import { serializerCompiler } from "./serializer.ts";

const Answer = z.object({
  name: z.string(),
  note: z.string().nullable(),
  count: z.int(),
  stock: z.int().nullable(),
  ok: z.literal(true),
  kind: z.enum(["a", "b"]),
  picture: z.string().optional(),
  price: z.object({ amount: z.int(), currency: z.string() }),
  owner: z.object({ id: z.string() }).nullable(),
  list: z.array(z.object({ id: z.string() })),
});
const good = {
  name: 'A "quoted" \u2028 \ud83d\ude00 \u0001 name',
  note: null,
  count: -3,
  stock: 0,
  ok: true,
  kind: "b",
  price: { amount: 100_000_000_000, currency: "USD" },
  owner: null,
  list: [{ id: "1" }, { id: "2" }],
};

const serialize = (schema: z.ZodType, value: unknown) =>
  serializerCompiler({ schema, method: "GET", url: "/" })(value);

describe("an answer", () => {
  test("is written as JSON.stringify writes it", () => {
    expect(serialize(Answer, good)).toBe(JSON.stringify(good));
    const full = { ...good, owner: { id: "1" }, note: "", stock: 5, list: [] };
    expect(JSON.parse(serialize(Answer, full))).toEqual(full);
  });

  test("loses every field its schema does not name, however deep", () => {
    const leaky = {
      ...good,
      password: "x",
      price: { ...good.price, cost: 1 },
      list: [{ id: "1", secret: "y" }],
    };
    expect(JSON.parse(serialize(Answer, leaky))).toEqual({ ...good, list: [{ id: "1" }] });
  });

  test.each(["name", "note", "price", "list", "owner"])(
    "without its %s is a fault of the server",
    (field) => {
      expect(() => serialize(Answer, { ...good, [field]: undefined })).toThrow(/required|null/);
    },
  );

  test("is written by one function for all routes of a schema", () => {
    const routes = ["/a", "/b"].map((url) => serializerCompiler({ schema: Answer, method: "GET", url }));
    expect(routes[0]).toBe(routes[1]);
    const other = serializerCompiler({ schema: z.object({ name: z.string() }), method: "GET", url: "/a" });
    expect(other(good)).toBe(JSON.stringify({ name: good.name }));
  });

  test("with maps or alternatives is checked and filtered by its schema", () => {
    const Mixed = z.object({
      by: z.record(z.string(), z.int()),
      either: z.union([z.string(), z.object({ id: z.string() })]),
    });
    expect(JSON.parse(serialize(Mixed, { by: { a: 1 }, either: { id: "1", more: 2 }, extra: 3 }))).toEqual({
      by: { a: 1 },
      either: { id: "1" },
    });
    expect(() => serialize(Mixed, { by: { a: "x" }, either: "y" })).toThrow("schema");
  });
});
