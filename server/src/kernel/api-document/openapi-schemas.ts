// The contract's schemas as JSON Schema: each export stands once, under its name, and the others refer to it.
import { z } from "zod";
import type { Contract } from "./read-contract.ts";

export type Json = Record<string, unknown>;

export interface Schemas {
  /** Of what a caller sends. */
  sent(schema: z.ZodType): Json;
  /** The same written out, whether or not it has a name. */
  spread(schema: z.ZodType): Json;
  /** Of what the server answers. */
  answered(schema: z.ZodType): Json;
  /** What the others refer to, by name. */
  components: Record<string, Json>;
}

const PREFIX = "#/components/schemas/";
/** Without a name of its own a schema is written where it is used. */
const NAMELESS = "#";
/** Names of the contract that would tell a reader less. */
const renamed: Record<string, string> = { ErrorBody: "Error" };

const Reference = z.object({ $ref: z.string().startsWith(PREFIX) });
const Fields = z.record(z.string(), z.unknown());

/** A copy in which `rename` has been asked for the name in each reference. */
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

/** A record that has all of some keys names each: not every reader of the document understands `propertyNames`. */
function nameKeys({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const { propertyNames, required, additionalProperties = {} } = jsonSchema;
  if (propertyNames === undefined || required === undefined) return;
  jsonSchema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
  jsonSchema.additionalProperties = false;
  delete jsonSchema.propertyNames;
}

interface Used {
  /** Named where the contract names them. */
  whole: readonly z.ZodType[];
  /** Written out, named or not. */
  spread: readonly z.ZodType[];
}

/** What the used ones need, in one direction. Zod writes a reference wherever a schema holds one that is registered. */
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

/** `uses` must hold all that will be asked for. */
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
  /** A field with a default may be left out of what is sent, and is always in what is answered. */
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
