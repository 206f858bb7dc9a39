import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Moment } from "../text/moment.tsx";
import { Money } from "../text/money.tsx";
import { OrderNumber } from "../text/order-number.tsx";

interface LedgerRowProps {
  row: { at: string; description: string; order_number: string | null; amount: Amount };
  zone: string;
  /** Writes + too, for lists with both income and expenses. */
  signed?: boolean;
}

/** A row of the ledger, in the list of rows that make up a figure. */
export const LedgerRow = ({
  row: { at, description, order_number, amount },
  zone,
  signed,
}: LedgerRowProps) => (
  <li className="flex items-baseline justify-between gap-4 border-line border-b py-2.5">
    <div className="min-w-0">
      <p dir="auto" className="break-words text-strong">
        {description}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2 text-faint text-sm">
        <Moment instant={at} zone={zone} />
        {order_number !== null && (
          <OrderNumber number={order_number} to={`${pages.orders}?q=${order_number}`} />
        )}
      </p>
    </div>
    <Money value={amount} signed={signed ?? false} className="text-strong" />
  </li>
);
