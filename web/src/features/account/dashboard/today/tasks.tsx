import type { Today } from "@solodesk/contract/account/dashboard/today.ts";
import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { AppointmentTask } from "./appointment-task.tsx";
import { OrderTask } from "./order-task.tsx";

/** How many of each list Home shows. */
const shown = 5;

interface TasksProps {
  today: Today;
  /** The store's time zone. */
  zone: string;
}

/** What waits for the seller, most urgent first: money of people who have just left, then answers, parcels, debts. */
export function Tasks({ today, zone }: TasksProps) {
  const { counts } = today;
  const appointments = (list: Today["to_confirm"]) =>
    list.slice(0, shown).map((one) => <AppointmentTask key={one.id} appointment={one} zone={zone} />);
  const groups = [
    {
      title: t("To complete"),
      count: counts.to_complete,
      to: `${pages.appointments}/confirmed`,
      rows: appointments(today.to_complete),
    },
    {
      title: t("To confirm"),
      count: counts.to_confirm,
      to: `${pages.appointments}/pending`,
      rows: appointments(today.to_confirm),
    },
    {
      title: t("To ship"),
      count: counts.to_ship,
      to: pages.orders,
      rows: today.to_ship
        .slice(0, shown)
        .map((order) => <OrderTask key={order.id} order={order} zone={zone} />),
    },
    {
      title: t("To collect||appointments that are not paid yet"),
      count: counts.to_collect,
      to: `${pages.appointments}/to-collect`,
      rows: appointments(today.to_collect),
    },
  ].filter(({ count }) => count > 0);
  if (groups.length === 0) return today.next && <p className="text-faint">{t("You're all caught up.")}</p>;
  return groups.map(({ rows, ...group }) => (
    <TaskGroup key={group.title} {...group}>
      {rows}
    </TaskGroup>
  ));
}

interface TaskGroupProps {
  title: string;
  count: number;
  /** The list that holds all of them. */
  to: string;
  children: ReactNode;
}

function TaskGroup({ title, count, to, children }: TaskGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        count={count}
        action={
          count > shown && (
            <Link to={to} className="rounded-sm text-accent-text text-sm underline-offset-2 hover:underline">
              {t("Show all {count}", { count: numberFormat().format(count) })}
            </Link>
          )
        }
      />
      <ul className="border-line border-t">{children}</ul>
    </section>
  );
}
