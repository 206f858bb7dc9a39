import type { DashboardUser } from "@solodesk/contract/account/dashboard.ts";
import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { fromDecimal } from "@solodesk/contract/kernel/money.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { rich } from "#kernel/text/rich.tsx";
import { dayIn } from "#kernel/time/day-in.ts";
import { Figure, Figures } from "#ui/data/figures.tsx";
import { Money } from "#ui/text/money.tsx";

interface DashboardFiguresProps {
  dashboard: DashboardUser;
  now: Date;
}

/** The seller's figures, each linked to its details. */
export const DashboardFigures = ({
  dashboard: { counts, wallets, revenue, store_info },
  now,
}: DashboardFiguresProps) => (
  <Figures count={4}>
    <Figure
      name={<Way name={t("Revenue this month")} to={ordersOfMonth(store_info?.timezone ?? "UTC", now)} />}
      note={
        <>
          <BySameTime lastMonth={<Money value={revenue.last_month} />} />
          {revenue.in_person.amount > 0 && (
            <span className="block">
              {rich("<sum></sum> of it in person||part of the revenue", {
                sum: () => <Money value={revenue.in_person} />,
              })}
            </span>
          )}
        </>
      }
    >
      <Money value={revenue.this_month} />
    </Figure>
    <Figure name={<Way name={t("Orders to ship")} to={pages.orders} />}>
      {numberFormat().format(counts.orders_to_ship)}
    </Figure>
    <Figure
      name={<Way name={t("Pending appointments")} to={`${pages.appointments}/pending`} />}
      note={
        counts.appointments_to_collect > 0 && (
          <Link to={`${pages.appointments}/to-collect`} className="hover:text-strong">
            {t("{count, plural, one {# payment to collect} other {# payments to collect}}", {
              count: counts.appointments_to_collect,
            })}
          </Link>
        )
      }
    >
      {numberFormat().format(counts.appointments_pending)}
    </Figure>
    <Figure
      name={<Way name={t("Wallet")} to={pages.pricing} />}
      note={wallets.earnings + wallets.pending > 0 && <Coming wallets={wallets} />}
    >
      <Money value={fromDecimal(wallets.recharged, wallets.currency)} />
    </Figure>
  </Figures>
);

/** Earnings, shown separately because the wallet's balance does not include them. */
const Coming = ({ wallets: { earnings, pending, currency } }: Pick<DashboardUser, "wallets">) => (
  <Link to={pages.withdrawal} className="grid hover:text-strong">
    {earnings > 0 && (
      <span>
        {rich("<sum></sum> to withdraw", { sum: () => <Money value={fromDecimal(earnings, currency)} /> })}
      </span>
    )}
    {pending > 0 && (
      <span>
        {rich("<sum></sum> on its way||money that will arrive later", {
          sum: () => <Money value={fromDecimal(pending, currency)} />,
        })}
      </span>
    )}
  </Link>
);

/** Last month counts only up to the same time: compared with all of it, early days would look poor. */
export const BySameTime = ({ lastMonth }: { lastMonth: ReactNode }) =>
  rich("<sum></sum> by this time last month", { sum: () => lastMonth });

const ordersOfMonth = (zone: string, now: Date) => `${pages.orders}?from=${dayIn(zone, now).slice(0, 8)}01`;

const Way = ({ name, to }: { name: string; to: string }) => (
  <Link to={to} className="rounded-sm hover:text-strong">
    {name}
  </Link>
);
