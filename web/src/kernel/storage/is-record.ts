// Before the first paint stored values are checked by hand: zod is loaded with the first call.
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
