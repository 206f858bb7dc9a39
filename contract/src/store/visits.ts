// Visits of a store page, counted without identifying visitors: no cookie, no visitor id.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { msg } from "../kernel/language/t.ts";
import { text } from "../kernel/text.ts";
import { LinkCode } from "./visits/link-code.ts";
import { Touch } from "./visits/touch.ts";
import { visitPath } from "./visits/visit-path.ts";

/** `cart`: something was put into the cart; sent once per visit. */
export const visitKinds = ["visit", "cart"] as const;
export type VisitKind = (typeof visitKinds)[number];

export const CountVisit = z.strictObject({
  kind: z.enum(visitKinds),
  touch: Touch,
  /** The seller's own link that led there. */
  link: LinkCode.optional(),
});
export type CountVisit = z.infer<typeof CountVisit>;

export const visits = {
  count: endpoint({
    method: "POST",
    path: visitPath,
    summary: "Count a visit to a store page; the answer is the same whether or not it counts",
    access: "public",
    params: z.strictObject({ website_url: text(100, 1) }),
    body: CountVisit,
    answer: z.null(),
    status: 204,
    failed: msg("Failed to count the visit"),
    budget: "other",
  }),
};
