// Discounts of a cart and of an order.

import { z } from "zod";
import { msg, t } from "../../kernel/language/t.ts";
import { Money } from "../../kernel/money.ts";
import { line } from "../../kernel/text.ts";

export const discountKinds = ["percent", "amount", "free_shipping"] as const;

/** Most codes that a cart can have. */
export const maxCodes = 5;

/** Case and outer spaces don't matter. */
export const DiscountCode = line(40, 1, msg("Enter a code.")).refine(
  (code) => /^[\p{L}\p{N}_-]+$/u.test(code),
  {
    error: () => t("Use letters, digits, hyphens and underscores."),
  },
);

/** The codes that a buyer has entered; whatever they typed, the cart answers what is wrong with it. */
export const TypedCodes = z.array(line(100)).max(maxCodes).default([]);

export const AppliedDiscount = z.object({
  /** Null for an automatic one. */
  code: z.string().nullable(),
  /** What the buyer sees: its code or title. */
  title: z.string(),
  kind: z.enum(discountKinds),
  /** What it takes off the lines. For free shipping: what shipping would have cost, which no `discount` counts. */
  amount: Money,
});
export type AppliedDiscount = z.infer<typeof AppliedDiscount>;

export const codeProblems = ["code_unknown", "code_ended", "code_used_up", "code_not_for_this"] as const;

/** Why a code takes nothing off. */
export const CodeProblem = z.object({
  code: z.enum(codeProblems),
  /** As the buyer typed it. */
  typed: z.string(),
  message: z.string(),
});
export type CodeProblem = z.infer<typeof CodeProblem>;
