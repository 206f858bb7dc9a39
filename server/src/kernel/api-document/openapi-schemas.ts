// The contract's schemas as JSON Schema. Each exported one appears once, under its name; others reference it.
import { z } from "zod";
import type { Contract } from "./read-contract.ts";

export type Json = Record<string, unknown>;

export interface Schemas {
  /** A schema of data that callers send. */
  sent(schema: z.ZodType): Json;
  /** The same, but inlined even if it has a name. */
  spread(schema: z.ZodType): Json;
  /** A schema of data that the server returns. */
  answered(schema: z.ZodType): Json;
  /** The referenced schemas, by name. */
  components: Record<string, Json>;
}

const PREFIX = "#/components/schemas/";
/** Prefix of schemas that have no name and are inlined. */
const NAMELESS = "#";
/** Clearer names for some exports of the contract. */
const renamed: Record<string, string> = { ErrorBody: "Error" };

const Reference = z.object({ $ref: z.string().startsWith(PREFIX) });
const Fields = z.record(z.string(), z.unknown());

/** Returns a copy in which `rename` replaced the name in each reference. */
function mapReferences(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => mapReferences(one, rename));
  if (typeof value !== "object" || value === null) return value;
  const { $ref } = Reference.safeParse(value).data ?? {};
  if ($ref) return { ...value, $ref: PREFIX + rename($ref.slice(PREFIX.length)) };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapReferences(inner, rename)]));
}

function referencesIn(schema: Json | undefined): Set<string> {
  const names = new Set<string>();
  mapReferences(schema, (name) => {
    names.add(name);
    return name;
  });
  return names;
}

/** Lists the fixed keys of a record as properties: some OpenAPI tools do not support `propertyNames`. */
function nameKeys({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { propertyNames, required, additionalProperties = {} } = jsonSchema;
  if (propertyNames === undefined || required === undefined) return;
  jsonSchema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  jsonSchema.additionalProperties = false;
  delete jsonSchema.propertyNames;
}

interface Used {
  /** Referenced by name if the contract exports them. */
  whole: readonly z.ZodType[];
  /** Always inlined. */
  spread: readonly z.ZodType[];
}

/** Converts the used schemas and all they reference, for one direction. Zod references registered schemas. */
function schemasOf(named: Contract["schemas"], { whole, spread }: Used, io: "input" | "output") {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of named) registry.add(schema, { id: renamed[name] ?? name });
  for (const [nth, schema] of [...whole, ...spread].entries())
    if (!registry.has(schema)) registry.add(schema, { id: `${NAMELESS}${nth}` });
  const written = z.toJSONSchema(registry, {
    io,
    unrepresentable: "any",
    uri: (name) => PREFIX + name,
    override: nameKeys,
  });

  const nameOf = (schema: z.ZodType) => registry.get(schema)?.id ?? "";
  const schemaOf = (name: string): Json => {
    const { $schema: _dialect, $id: _address, ...schema } = Fields.parse(written.schemas[name]);
    return schema;
  };
  const components = new Map<string, Json>();
  const need = (name: string) => {
    if (components.has(name)) return;
    const schema = schemaOf(name);
    if (!name.startsWith(NAMELESS)) components.set(name, schema);
    referencesIn(schema).forEach(need);
  };
  for (const schema of whole) need(nameOf(schema));
  for (const schema of spread) referencesIn(schemaOf(nameOf(schema))).forEach(need);
  return { nameOf, schemaOf, components };
}

/** `uses` must contain every schema that the result is called with. */
export function openApiSchemas(
  { schemas }: Contract,
  uses: { sent: readonly z.ZodType[]; spread: readonly z.ZodType[]; answered: readonly z.ZodType[] },
): Schemas {
  const inputs = schemasOf(schemas, { whole: uses.sent, spread: uses.spread }, "input");
  const outputs = schemasOf(schemas, { whole: uses.answered, spread: [] }, "output");

  function differs(name: string, seen: readonly string[] = []): boolean {
    const [input, output] = [inputs.components.get(name), outputs.components.get(name)];
    if (output === undefined || seen.includes(name)) return false;
    if (JSON.stringify(input) !== JSON.stringify(output)) return true;
    return [...referencesIn(input)].some((inner) => differs(inner, [...seen, name]));
  }
  /** Input and output can differ: a field with a default is optional in requests, but always in responses. */
  const inputName = (name: string) => (differs(name) ? `${name}Input` : name);
  const outputName = (name: string) => name;

  type Side = typeof inputs;
  const describe = (schema: Json, rename: typeof inputName): Json =>
    Fields.parse(mapReferences(schema, rename));
  const refer = ({ nameOf, schemaOf }: Side, schema: z.ZodType, rename: typeof inputName): Json => {
    const name = nameOf(schema);
    return name.startsWith(NAMELESS) ? describe(schemaOf(name), rename) : { $ref: PREFIX + rename(name) };
  };
  const named = ({ components }: Side, rename: typeof inputName) =>
    [...components].map(([name, schema]): [string, Json] => [rename(name), describe(schema, rename)]);

  return {
    sent: (schema) => refer(inputs, schema, inputName),
    spread: (schema) => describe(inputs.schemaOf(inputs.nameOf(schema)), inputName),
    answered: (schema) => refer(outputs, schema, outputName),
    components: Object.fromEntries(
      [...named(inputs, inputName), ...named(outputs, outputName)].toSorted(([a], [b]) => a.localeCompare(b)),
    ),
  };
}
