import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { AdRow } from "@solodesk/contract/marketing/ads/ad-rows.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { appointmentListTypes, typeName } from "#kernel/api/list-types.ts";
import { rich } from "#kernel/text/rich.tsx";
import { dayLong } from "#ui/chart/day-words.ts";
import { Moment } from "#ui/text/moment.tsx";
import { Money } from "#ui/text/money.tsx";
import { OrderNumber } from "#ui/text/order-number.tsx";
import { campaignName, clicksText, platformName } from "../ad-words.ts";
import { counted } from "../counted.ts";

const statusText = (status: string): string => {
  const name = typeName(appointmentListTypes, status.toLowerCase());
  return name ? t(name) : status;
};

/** One row behind a figure, with the amount it contributes. */
export function AdRowItem({ row, zone }: { row: AdRow; zone: string }) {
  const campaign = `${campaignName(row.campaign)} · ${platformName(row.platform)}`;
  switch (row.what) {
    case "spend":
      return (
        <Item
          name={campaign}
          note={
            <span className="line-clamp-2">
              {dayLong(row.day)}, {row.file_name ?? t("typed in||of spend")}
            </span>
          }
          value={<Money value={row.spend} />}
          more={clicksText(row)}
        />
      );
    case "visits":
      return (
        <Item
          name={campaign}
          note={[dayLong(row.day), row.source, row.medium].filter(Boolean).join(", ")}
          value={counted.visits(row.visits)}
          more={row.carts > 0 && counted.carts(row.carts)}
        />
      );
    case "orders":
      return (
        <Item
          name={rich("Order <number></number>", {
            number: () => <OrderNumber number={row.number} to={`${pages.orders}?order=${row.order_id}`} />,
          })}
          note={<Moment instant={row.placed_at} zone={zone} />}
          by={campaign}
          value={<Money value={row.revenue} />}
          more={
            row.counts
              ? row.refunded.amount > 0 &&
                rich("<subtotal></subtotal> less <refunded></refunded> refunded", {
                  subtotal: () => <Money value={row.subtotal} />,
                  refunded: () => <Money value={row.refunded} />,
                })
              : t(
                  "{status, select, cancelled {cancelled, not counted} refunded {refunded, not counted} other {not counted}}",
                  { status: row.status },
                )
          }
        />
      );
    case "bookings":
      return (
        <Item
          name={
            <Link
              to={`${pages.appointments}?appointment=${row.appointment_id}`}
              className="rounded-sm text-accent-text hover:underline"
            >
              {row.title}
            </Link>
          }
          note={rich("Booked <moment></moment>", {
            moment: () => <Moment instant={row.created_at} zone={zone} />,
          })}
          by={campaign}
          value={row.revenue.amount > 0 ? <Money value={row.revenue} /> : statusText(row.status)}
          more={<Moment instant={row.starts_at} zone={zone} />}
        />
      );
  }
}

interface ItemProps {
  name: ReactNode;
  note: ReactNode;
  /** The ad or link that brought it, if the name does not say so. */
  by?: string;
  value: ReactNode;
  more: ReactNode;
}

const Item = ({ name, note, by, value, more }: ItemProps) => (
  <li className="flex items-baseline justify-between gap-4 border-line border-b py-2.5">
    <div className="min-w-0">
      <p dir="auto" className="break-words text-strong">
        {name}
      </p>
      {by && (
        <p dir="auto" className="break-words text-body text-sm">
          {by}
        </p>
      )}
      <p className="break-words text-faint text-sm">{note}</p>
    </div>
    <div className="figures shrink-0 text-end">
      <p className="text-strong">{value}</p>
      <p className="text-faint text-sm">{more}</p>
    </div>
  </li>
);
