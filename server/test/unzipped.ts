import { strFromU8, unzipSync } from "fflate";

/** The texts in a zip, by their names. */
export const unzipped = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));
