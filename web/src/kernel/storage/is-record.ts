// What the app reads of its own storage before the first paint is checked by hand: schemas come with the first call.
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
