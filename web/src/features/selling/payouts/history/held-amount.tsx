import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { HeldRow } from "@solodesk/contract/selling/payouts.ts";
import type { ReactNode } from "react";
import { rich } from "#kernel/text/rich.tsx";
import { now } from "#kernel/time/clock.ts";
import { Moment } from "#ui/text/moment.tsx";
import { Money } from "#ui/text/money.tsx";
import { OrderNumber } from "#ui/text/order-number.tsx";

/** An amount that cannot be withdrawn yet, with the rule and the time it frees. */
export const HeldAmount = ({ row, zone }: { row: HeldRow; zone: string }) => (
  <li className="flex items-baseline justify-between gap-4 border-line border-b py-2.5">
    <div className="min-w-0">
      <p dir="auto" className="break-words text-strong">
        {row.description}
      </p>
      <p className="text-body text-sm">{row.rule}</p>
      <p className="flex flex-wrap items-baseline gap-x-2 text-faint text-sm">
        {row.frees_at !== null && <span>{whenFree(row.frees_at, zone)}</span>}
        {row.order_number !== null && (
          <OrderNumber number={row.order_number} to={`${pages.orders}?q=${row.order_number}`} />
        )}
      </p>
    </div>
    <Money value={row.amount} className="text-strong" />
  </li>
);

/** A due amount is freed by the next run of the hourly job `release-earnings`. */
function whenFree(instant: string, zone: string): ReactNode {
  if (new Date(instant) <= now()) return t("Available within the hour");
  return rich("Available from <moment></moment>", {
    moment: () => <Moment instant={instant} zone={zone} within />,
  });
}
