import { z } from "zod";

/** A UUIDv7: sortable by the time it was created. */
export const Id = z.uuid("This id isn't valid.");
export type Id = z.infer<typeof Id>;
