import { z } from "zod";
import { t } from "./language/t.ts";

/** A UUIDv7: sortable by the time it was created. */
export const Id = z.uuid({ error: () => t("This id isn't valid.") });
export type Id = z.infer<typeof Id>;
