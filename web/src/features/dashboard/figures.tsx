import type { DashboardUser } from "@solodesk/contract/dashboard.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { fromDecimal } from "@solodesk/contract/kernel/money.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Money } from "#ui/money.tsx";

/** The seller's numbers: the brightest thing on the desk. */
export function Figures({ dashboard: { counts, wallets } }: { dashboard: DashboardUser }) {
  return (
    <dl className="grid grid-cols-3 gap-x-4 border-line border-y py-5 md:divide-x md:divide-line">
      <Figure name="Products" to={pages.services}>
        {counts.products.toLocaleString()}
      </Figure>
      <Figure name="Services" to={pages.services}>
        {counts.services.toLocaleString()}
      </Figure>
      <Figure name="Wallet" to={pages.pricing}>
        <Money value={fromDecimal(wallets.recharged, wallets.currency)} />
      </Figure>
    </dl>
  );
}

const Figure = ({ name, to, children }: { name: string; to: string; children: ReactNode }) => (
  <div className="md:px-6 md:first:pl-0 md:last:pr-0">
    <dt className="text-faint text-sm">
      <Link to={to} className="rounded-sm hover:text-strong">
        {name}
      </Link>
    </dt>
    <dd className="figures mt-1 font-semibold text-lg text-strong tracking-tight sm:text-xl">{children}</dd>
  </div>
);
