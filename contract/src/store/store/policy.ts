// What customers get back if they cancel late or don't come.
import { z } from "zod";
import { t } from "../../kernel/language/t.ts";
import { Price } from "../../kernel/money.ts";
import { Percent } from "../../kernel/percent.ts";
import { text } from "../../kernel/text.ts";

/** `percent` is of the price, and never more than was paid. `deposit` keeps nothing of what was paid in full. */
const LateCancel = z
  .strictObject({ keep: z.enum(["none", "deposit", "percent"]), percent: Percent.optional() })
  .refine(({ keep, percent }) => keep !== "percent" || percent !== undefined, {
    error: () => t("Enter a percentage."),
    path: ["percent"],
  })
  .refine(({ keep, percent }) => keep === "percent" || percent === undefined, {
    error: () => t("Leave out the percentage."),
    path: ["percent"],
  });

/** Null: as after a late cancellation. At least that much is kept. */
const NoShow = z.strictObject({
  fee: z.union([Price, z.strictObject({ percent: Percent })]).nullable(),
});

export const maxPolicyText = 2000;

export const Policy = z
  .strictObject({
    /** Until this long before the start, cancelling is free. */
    cancel_before_minutes: z.int().min(0).max(43_200),
    late_cancel: LateCancel,
    no_show: NoShow,
    /** What the seller adds in their own words. */
    text: text(maxPolicyText),
  })
  .refine(
    ({ late_cancel: { percent = 0 }, no_show: { fee } }) =>
      fee === null || !("percent" in fee) || fee.percent >= percent,
    {
      error: () => t("Keep at least as much after a no-show as after a late cancellation."),
      path: ["no_show", "fee"],
    },
  );
export type Policy = z.infer<typeof Policy>;

/** Identifies a policy by its content, so accepting it means exactly this text. */
export const PolicySha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const StoredPolicy = Policy.safeExtend({ sha256: PolicySha256 });
export type StoredPolicy = z.infer<typeof StoredPolicy>;

interface Booked {
  /** Minor units, as all amounts here. */
  price: number;
  /** What was paid of the price when it was booked. */
  paid: number;
}

/**
 * What can be charged to a saved card, in minor units: never more than the price. `deposit` charges nothing, because no
 * deposit was paid.
 */
export const cardFeeOf = (
  policy: Pick<Policy, "late_cancel" | "no_show">,
  price: number,
  why: "late_cancel" | "no_show",
): number => keptOf(policy, { price, paid: price }, why);

const HIGH_PRICE = 1_000_000;

/** Whether a policy has a fee that can be charged to a saved card. A no-show costs at least as much as a late cancellation. */
export const hasCardFee = (policy: Pick<Policy, "late_cancel" | "no_show"> | null): boolean =>
  policy !== null && cardFeeOf(policy, HIGH_PRICE, "no_show") > 0;

/** What the store keeps of what was paid, in minor units: never more than that. */
export function keptOf(
  { late_cancel, no_show }: Pick<Policy, "late_cancel" | "no_show">,
  { price, paid }: Booked,
  why: "late_cancel" | "no_show",
): number {
  const ofPrice = (percent: number) => Math.round((price * percent) / 100);
  const kept = {
    none: 0,
    deposit: paid < price ? paid : 0,
    percent: ofPrice(late_cancel.percent ?? 0),
  }[late_cancel.keep];
  const { fee } = no_show;
  const ofNoShow = fee === null ? 0 : "percent" in fee ? ofPrice(fee.percent) : fee.amount;
  return Math.min(paid, why === "no_show" ? Math.max(kept, ofNoShow) : kept);
}
