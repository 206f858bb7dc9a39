import { z } from "zod";

/** The language of a CSV file's headings and fixed words: English, which programs rely on, or the caller's. */
export const Headings = z.enum(["english", "localized"]);
export type Headings = z.infer<typeof Headings>;

/** The query field of every CSV export. */
export const withHeadings = { headings: Headings.default("english") };
export type WithHeadings = { headings: Headings };
