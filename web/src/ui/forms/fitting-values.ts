import type { z } from "zod";

type Values = Record<string, unknown>;

/** Those of the kept values that have the shape this form needs: half-typed is fine, but storage may hold anything. */
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
    // A picture may have been removed, or be the first one.
    const isPlain = before === "nothing" || kindOf(value) === "nothing";
    const fits = isPlain ? !isBroken(name, 0) : before === kindOf(value) && !isBroken(name, 1);
    if (!fits) delete values[name];
  }
  return Object.keys(values).length === 0 ? undefined : values;
}

/** JSON has no NaN, which is what an emptied number field holds. */
const asTyped = (before: unknown, value: unknown) =>
  typeof before === "number" && value === null ? Number.NaN : value;

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  return Array.isArray(value) ? "list" : typeof value;
}
