import { type Money as Amount, toDecimal } from "@solodesk/contract/kernel/money.ts";
import { MINUS, moneyFormat } from "#kernel/text/money-text.ts";
import { classes } from "../look/classes.ts";

export interface MoneyProps {
  value: Amount;
  className?: string;
  /** Writes + too, for lists with both income and expenses. */
  signed?: boolean;
}

/**
 * The currency sign is smaller than the figures, which are tabular and align in columns. In Arabic, "US$" would read
 * "$US" without a direction of its own.
 */
export function Money({ value, className, signed = false }: MoneyProps) {
  const parts = moneyFormat(value.currency, signed).formatToParts(toDecimal(value));
  return (
    <bdi className={classes("figures whitespace-nowrap", className)}>
      {parts.map(({ type, value: written }, at) =>
        type === "currency" ? (
          <span key={at} dir="ltr" className="me-px text-[0.8em] leading-none">
            {written}
          </span>
        ) : type === "minusSign" ? (
          MINUS
        ) : (
          written
        ),
      )}
    </bdi>
  );
}
