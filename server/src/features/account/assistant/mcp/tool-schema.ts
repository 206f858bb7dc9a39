// The input of a call as one flat JSON schema, in as few bytes as an assistant needs to fill it in. The call itself checks all
// the rest, and says what is wrong.
import { z } from "zod";

const Json = z.json();
type Json = z.infer<typeof Json>;
type JsonObject = Record<string, Json>;

export interface ToolSchema {
  [keyword: string]: unknown;
  type: "object";
  properties?: JsonObject;
  required?: string[];
}

const told = new Set(["type", "properties", "required", "items", "enum", "const", "anyOf", "format"]);
/** Forms that a model doesn't guess from the name of a field. */
const formats = new Set<Json>(["date", "date-time"]);
/** What is deeper within a field is left out: it is sent as another tool returns it. */
const DEEPEST = 3;

const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function isTold(key: string, value: Json, schema: JsonObject): boolean {
  if (key === "format") return formats.has(value);
  return told.has(key) && !(key === "type" && "enum" in schema);
}

function slim(schema: Json, depth = 0): Json {
  if (!isObject(schema)) return schema;
  if (depth >= DEEPEST && "properties" in schema) return {};
  const { anyOf } = schema;
  if (Array.isArray(anyOf)) {
    // What differs only in its rules is the same for whoever fills it in.
    const ways = new Map(anyOf.map((way) => slim(way, depth)).map((way) => [JSON.stringify(way), way]));
    const [first = {}] = ways.values();
    return ways.size === 1 ? first : { anyOf: [...ways.values()] };
  }
  const slimPart = (key: string, value: Json): Json => {
    if (key === "items") return slim(value, depth + 1);
    if (key !== "properties" || !isObject(value)) return value;
    // Its keys are names of fields, not keywords.
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, slim(field, depth + 1)]));
  };
  const kept = Object.entries(schema).filter(([key, value]) => isTold(key, value, schema));
  return Object.fromEntries(kept.map(([key, value]) => [key, slimPart(key, value)]));
}

const Fields = z.object({
  properties: z.record(z.string(), Json).default({}),
  required: z.array(z.string()).default([]),
});
const Ways = z.object({ anyOf: z.array(Fields) });

/** One object with the fields of all ways; only what every way requires is required. */
function merged(schema: Json): z.infer<typeof Fields> {
  const ways = Ways.safeParse(schema).data?.anyOf;
  if (!ways) return Fields.parse(schema);
  return {
    properties: Object.assign({}, ...ways.map(({ properties }) => properties)),
    required: ways
      .map(({ required }) => required)
      .reduce((all, one) => all.filter((name) => one.includes(name))),
  };
}

/** `input` is an object of path parameters, query and body. Throws if two of them have a field of the same name. */
export function toolSchema(input: z.ZodType): ToolSchema {
  const fields: JsonObject = {};
  const needed: string[] = [];
  const whole = Fields.parse(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }));
  for (const part of Object.values(whole.properties)) {
    const { properties, required } = merged(slim(part));
    for (const [name, field] of Object.entries(properties)) {
      if (name in fields) throw new Error(`Two parts of a call have a field “${name}”.`);
      fields[name] = field;
    }
    needed.push(...required);
  }
  return {
    type: "object",
    ...(Object.keys(fields).length > 0 && { properties: fields }),
    ...(needed.length > 0 && { required: needed }),
  };
}
