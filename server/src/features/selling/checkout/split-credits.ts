import type { CreatePayment } from "@solodesk/contract/selling/checkout.ts";

/** What is paid with credits and what at the gateway; `wallet` pays all of it with credits, whether or not they suffice. */
export function splitCredits(
  total: number,
  { gateway, use_credits }: Pick<CreatePayment, "gateway" | "use_credits">,
  available: number,
): { credits: number; amount: number } {
  if (gateway === "wallet") return { credits: total, amount: 0 };
  const credits = use_credits ? Math.min(total, available) : 0;
  return { credits, amount: total - credits };
}
