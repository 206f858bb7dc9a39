import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PurchasePreview } from "@solodesk/contract/money/billing.ts";
import { descriptionInWords } from "#features/money/wallet/descriptions.ts";
import type { Deps } from "#kernel/deps.ts";
import { pricePurchase } from "./price-purchase.ts";

/**
 * Returns what a purchase would do and cost, without changing anything. Throws "not_found", "plan_changed",
 * "invalid_transition".
 */
export async function previewPurchase(
  deps: Pick<Deps, "db" | "clock">,
  userId: Id,
  planId: Id,
): Promise<PurchasePreview> {
  const { plan, priced } = await pricePurchase(deps, userId, planId);
  const money = (amount: number) => ({ amount, currency: plan.currency });
  return {
    action: priced.action,
    lines: priced.lines.map(({ description, amount }) => ({
      description: descriptionInWords(description),
      amount: money(amount),
    })),
    due: money(priced.due),
    startsAt: priced.startsAt?.toISOString() ?? null,
    renewsAt: priced.renewsAt?.toISOString() ?? null,
    credits: priced.credits === null ? null : money(priced.credits),
  };
}
