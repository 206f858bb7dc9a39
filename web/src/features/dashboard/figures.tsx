import type { DashboardUser } from "@solodesk/contract/dashboard.ts";
import { fromDecimal } from "@solodesk/contract/kernel/money.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { Figure, Figures as Strip } from "#ui/figures.tsx";
import { Money } from "#ui/money.tsx";

/** The seller's numbers: only what is counted already. */
export const Figures = ({ dashboard: { counts, wallets } }: { dashboard: DashboardUser }) => (
  <Strip count={4}>
    <Figure name={<Way name="Orders to ship" to={pages.orders} />}>
      {counts.orders_open.toLocaleString()}
    </Figure>
    <Figure name={<Way name="Pending appointments" to={`${pages.appointments}/pending`} />}>
      {counts.appointments_pending.toLocaleString()}
    </Figure>
    <Figure name={<Way name="Wallet" to={pages.pricing} />}>
      <Money value={fromDecimal(wallets.recharged, wallets.currency)} />
    </Figure>
    <Figure name={<Way name="My catalogue" to={pages.services} />}>
      {(counts.products + counts.services).toLocaleString()}
    </Figure>
  </Strip>
);

const Way = ({ name, to }: { name: string; to: string }) => (
  <Link to={to} className="rounded-sm hover:text-strong">
    {name}
  </Link>
);
