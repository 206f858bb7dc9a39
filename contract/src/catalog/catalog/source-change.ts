// Changes that the source makes to a listed product, and the seller's answers. A store shows what its seller
// accepted: listing a product accepts it as it is, taking a change accepts that change. Stock is not part of
// this: it is always current.

import { z } from "zod";
import { Id } from "../../kernel/id.ts";
import { t } from "../../kernel/language/t.ts";
import { Money } from "../../kernel/money.ts";

const texts = ["name", "description", "category", "brand"] as const;
const prices = ["price", "wholesale_price"] as const;

/** In the order the seller sees them. */
export const sourceFields = [
  "name",
  "description",
  "picture",
  "price",
  "wholesale_price",
  "category",
  "brand",
] as const;
export const SourceField = z.enum(sourceFields);
export type SourceField = z.infer<typeof SourceField>;

/** One field: as the store shows it (`mine`; for `price` the seller's own) and as its source has it now. */
export const SourceChange = z.union([
  z.object({ field: z.enum(texts), mine: z.string(), source: z.string() }),
  z.object({ field: z.literal("picture"), mine: z.string().nullable(), source: z.string().nullable() }),
  z.object({ field: z.enum(prices), mine: Money, source: Money }),
]);
export type SourceChange = z.infer<typeof SourceChange>;

/** Identifies the state of a product; a different revision means that something changed. */
const Revision = z.string().regex(/^-?\d{1,19}$/, { error: () => t("This revision isn't valid.") });

export const SourceChanges = z.object({
  product_id: Id,
  name: z.string(),
  revision: Revision,
  changes: z.array(SourceChange),
});
export type SourceChanges = z.infer<typeof SourceChanges>;

const Fields = z.array(SourceField).max(sourceFields.length).default([]);

/** The seller cannot refuse a new wholesale price: taking or keeping it only marks it as seen. */
export const AnswerChanges = z
  .strictObject({ revision: Revision, take: Fields, keep: Fields })
  .refine(({ take, keep }) => take.every((field) => !keep.includes(field)), {
    error: () => t("Accept a change or keep your own, not both."),
    path: ["keep"],
  });
export type AnswerChanges = z.infer<typeof AnswerChanges>;

export const UndoAnswers = z.strictObject({ fields: z.array(SourceField).min(1).max(sourceFields.length) });
export type UndoAnswers = z.infer<typeof UndoAnswers>;
