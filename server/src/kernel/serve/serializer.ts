// Serializes a response by its schema: fields that the schema does not name are left out, and required ones
// must be present. Compiled once per schema; validating every value again took a fifth of the time of a full
// list.
import fastJsonStringify from "fast-json-stringify";
import { createSerializerCompiler } from "fastify-type-provider-zod";
import { z } from "zod";

const plain = z.enum(["string", "number", "integer", "boolean"]);
const Plain = z.object({ type: z.union([plain, z.tuple([plain, z.literal("null")])]) });
const List = z.object({ type: z.literal("array"), items: z.unknown() });
const Nullable = z.object({ anyOf: z.tuple([z.unknown(), z.object({ type: z.literal("null") })]) });
const Fields = z.object({
  type: z.literal("object"),
  properties: z.record(z.string(), z.unknown()),
  required: z.array(z.string()).default([]),
  additionalProperties: z.literal(false).optional(),
});

/** Returns the shape without the rules for values; undefined if the schema has no fixed shape. */
function shapeOf(schema: unknown): Record<string, unknown> | undefined {
  const value = Plain.safeParse(schema).data;
  if (value) {
    const [type, orNull] = Array.isArray(value.type) ? value.type : [value.type];
    return { type: type === "integer" ? "number" : type, ...(orNull && { nullable: true }) };
  }
  const nullable = Nullable.safeParse(schema).data;
  if (nullable) {
    const inner = shapeOf(nullable.anyOf[0]);
    return inner && { ...inner, nullable: true };
  }
  const list = List.safeParse(schema).data;
  if (list) {
    const items = shapeOf(list.items);
    return items && { type: "array", items };
  }
  const fields = Fields.safeParse(schema).data;
  if (!fields) return undefined;
  const shapes = Object.entries(fields.properties).map(([name, field]) => [name, shapeOf(field)] as const);
  if (shapes.some(([, shape]) => shape === undefined)) return undefined;
  return { type: "object", properties: Object.fromEntries(shapes), required: fields.required };
}

const checking = createSerializerCompiler({});
type Serialize = ReturnType<typeof checking>;

/** Routes share schemas, and so do the servers of a test run. */
const compiled = new WeakMap<z.ZodType, Serialize | undefined>();

function compile(schema: z.ZodType): Serialize | undefined {
  const shape = shapeOf(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }));
  return shape && fastJsonStringify(shape);
}

export const serializerCompiler: typeof checking = (route) => {
  const { schema } = route;
  if (!(schema instanceof z.ZodType)) return checking(route);
  if (!compiled.has(schema)) compiled.set(schema, compile(schema));
  // Maps and unions are rare and small, so Zod serializes them itself.
  return compiled.get(schema) ?? checking(route);
};
