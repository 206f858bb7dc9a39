import { type Money as Amount, toDecimal } from "@solodesk/contract/kernel/money.ts";
import { MINUS, moneyFormat } from "#kernel/text/money-text.ts";
import { classes } from "../look/classes.ts";

interface MoneyProps {
  value: Amount;
  className?: string;
  /** Says + too, for what came in beside what went out. */
  signed?: boolean;
  /** The reader's own unless given; pages rendered on the server name one, so that both sides write the same. */
  locale?: string | undefined;
}

/** The sign is set smaller than the figures, which keep their columns. */
export function Money({ value, className, signed = false, locale }: MoneyProps) {
  const parts = moneyFormat(value.currency, locale, signed).formatToParts(toDecimal(value));
  return (
    <span className={classes("figures whitespace-nowrap", className)}>
      {parts.map(({ type, value: written }, at) =>
        type === "currency" ? (
          <span key={at} className="mr-px text-[0.8em] leading-none opacity-80">
            {written}
          </span>
        ) : type === "minusSign" ? (
          MINUS
        ) : (
          written
        ),
      )}
    </span>
  );
}
