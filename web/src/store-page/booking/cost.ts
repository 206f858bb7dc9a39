import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { moneyText } from "#kernel/text/money-text.ts";

/** What several spots cost. */
export const forSeats = ({ amount, currency }: Money, seats: number): Money => ({
  amount: amount * seats,
  currency,
});

/** What a booking costs of which nothing is paid before the appointment. */
export const dueInWords = (price: Money): string =>
  price.amount === 0
    ? t("Free||costs nothing")
    : t("{price}, to pay at the appointment", { price: moneyText(price) });
