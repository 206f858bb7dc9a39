import { z } from "zod";
import { t } from "./language/t.ts";

/** A share that is more than nothing, such as a deposit's of a price. */
export const Percent = z
  .int({ error: () => t("Use a whole number.") })
  .min(1, { error: () => t("Use at least 1 percent.") })
  .max(100, { error: () => t("Use at most 100 percent.") });
