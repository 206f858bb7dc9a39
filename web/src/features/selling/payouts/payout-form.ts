// Turns the withdrawal form into the contract's request.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Money, minorDigits, toDecimal } from "@solodesk/contract/kernel/money.ts";
import type { Destination } from "@solodesk/contract/selling/payouts.ts";
import type { UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { moneyText } from "#kernel/text/money-text.ts";
import { writtenPrice } from "#kernel/text/written-price.ts";
import { now } from "#kernel/time/clock.ts";

export interface Limits {
  available: Money;
  minimum: Money;
}

const payoutAmount = ({ available, minimum }: Limits) =>
  writtenPrice(available.currency)
    .refine(
      ({ amount }) => amount >= minimum.amount,
      t("Withdraw at least {amount}.", { amount: moneyText(minimum) }),
    )
    .refine(
      ({ amount }) => amount <= available.amount,
      t("Only {amount} is available.", { amount: moneyText(available) }),
    );

export const payoutForm = (limits: Limits, destinations: readonly Destination[]) =>
  z.object({
    amount: payoutAmount(limits),
    destination_id: z
      .string()
      .transform((chosen) => chosenOf(chosen, destinations))
      .refine((id) => id !== "", t("Add a payout account, or wait until yours can be used.")),
  });

type Schema = ReturnType<typeof payoutForm>;
export type PayoutForm = UseFormReturn<z.input<Schema>, unknown, z.output<Schema>>;

export const isUsable = ({ usable_from }: Destination): boolean => Date.parse(usable_from) <= now().getTime();

/** Returns the chosen destination's id; without one, or if it was removed, the first usable one, else "". */
export const chosenOf = (chosen: string, destinations: readonly Destination[]): string =>
  (destinations.find(({ id }) => id === chosen) ?? destinations.find(isUsable))?.id ?? "";

/** Returns the typed amount in minor units; undefined if it cannot be withdrawn. */
export const amountIn = (written: string, limits: Limits): number | undefined =>
  payoutAmount(limits).safeParse(written).data?.amount;

export const writtenAmount = (money: Money): string => toDecimal(money).toFixed(minorDigits(money.currency));
