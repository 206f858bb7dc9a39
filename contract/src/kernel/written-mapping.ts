import { z } from "zod";
import { t } from "./language/t.ts";

/** In a URL a mapping of columns is written as JSON: `{"day":"Day","campaign":"Campaign","spend":"Cost"}`. */
export const writtenMapping = <Mapping extends z.ZodType>(mapping: Mapping) =>
  z
    .string()
    .max(4000)
    .transform((written, context): unknown => {
      try {
        return JSON.parse(written);
      } catch {
        context.addIssue({ code: "custom", message: t("Send the mapping as JSON.") });
        return z.NEVER;
      }
    })
    .pipe(mapping);
