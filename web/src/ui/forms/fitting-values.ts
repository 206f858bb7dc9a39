import type { z } from "zod";

type Values = Record<string, unknown>;

/**
 * Returns the stored values that have the type this form needs, or `undefined` if none has. Half-typed values
 * are fine, but storage may hold anything.
 */
export function fittingValues(schema: z.ZodType, defaults: Values, kept: Values): Values | undefined {
  const values: Values = {};
  for (const [name, before] of Object.entries(defaults)) {
    if (Object.hasOwn(kept, name)) values[name] = asTyped(before, kept[name]);
  }
  const issues = schema.safeParse({ ...defaults, ...values }).error?.issues ?? [];
  const isBroken = (name: string, depth: number) =>
    issues.some(({ code, path }) => code === "invalid_type" && path[0] === name && path.length > depth);
  for (const [name, value] of Object.entries(values)) {
    const before = kindOf(defaults[name]);
    // `null` is valid on either side: a picture may have been removed, or be the first one.
    const isPlain = before === "nothing" || kindOf(value) === "nothing";
    const fits = isPlain ? !isBroken(name, 0) : before === kindOf(value) && !isBroken(name, 1);
    if (!fits) delete values[name];
  }
  return Object.keys(values).length === 0 ? undefined : values;
}

/** An emptied number field holds NaN, which JSON stores as null. */
const asTyped = (before: unknown, value: unknown) =>
  typeof before === "number" && value === null ? Number.NaN : value;

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  return Array.isArray(value) ? "list" : typeof value;
}
