// How a store's page looks.

import { z } from "zod";
import { t } from "../../kernel/language/t.ts";

/** "system" follows each visitor's device. */
export const pageThemes = ["system", "light", "dark"] as const;
export type PageTheme = (typeof pageThemes)[number];

export const pageSections = ["services", "products", "about"] as const;
export type PageSection = (typeof pageSections)[number];

const eachOnce = () => t("List services, products and about, once each.");

export const PageLook = z.strictObject({
  theme: z.enum(pageThemes),
  /** All sections, in the order in which visitors see them. Empty ones are left out of the page. */
  sections: z
    .array(z.enum(pageSections))
    .length(pageSections.length, { error: eachOnce })
    .refine((order) => new Set(order).size === order.length, { error: eachOnce })
    .meta({ uniqueItems: true }),
});
export type PageLook = z.infer<typeof PageLook>;
