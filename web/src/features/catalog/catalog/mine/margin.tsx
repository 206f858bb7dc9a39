import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { Money } from "#ui/text/money.tsx";

/** The profit on a price, in money and as a share of the price. */
export function Margin({ price, cost }: { price: Amount; cost: Amount }) {
  const amount = price.amount - cost.amount;
  const share = price.amount === 0 ? undefined : amount / price.amount;
  return (
    <span className={amount < 0 ? "text-wrong" : undefined}>
      <Money value={{ ...price, amount }} />
      {share !== undefined && (
        <span className="ms-2 font-normal text-faint">
          {numberFormat({ style: "percent" }).format(share)}
        </span>
      )}
    </span>
  );
}
