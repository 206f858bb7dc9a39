import { fromDecimal } from "@solodesk/contract/kernel/money.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Wallet } from "lucide-react";
import { Link } from "react-router";
import { Money } from "#ui/money.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { useDashboard } from "../use-dashboard.ts";

/** Bought credit, as a balance with the decimals of its currency: two for dollars (spec 3). */
export function WalletBalance() {
  const wallets = useDashboard()?.wallets;
  if (!wallets) return <Skeleton className="mx-2 h-5 w-12 sm:w-18" />;
  return (
    <Tooltip text="Wallet balance">
      <Link
        to={pages.pricing}
        className="flex h-9 items-center gap-2 rounded-md px-2 font-medium text-base text-body hover:bg-hover hover:text-strong touch:h-11"
      >
        <Wallet aria-hidden="true" className="hidden size-4 sm:block" />
        <span className="sr-only">Wallet balance</span>{" "}
        <Money value={fromDecimal(wallets.recharged, wallets.currency)} />
      </Link>
    </Tooltip>
  );
}
