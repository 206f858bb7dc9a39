import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Wallet } from "lucide-react";
import { Link } from "react-router";
import { Skeleton } from "#ui/skeleton.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { useDashboard } from "../use-store-info.ts";

/** Bought credit, as a balance with two decimals (spec 3). */
export function WalletBalance() {
  const wallets = useDashboard()?.wallets;
  if (!wallets) return <Skeleton className="mx-2 h-5 w-12 sm:w-18" />;
  const balance = new Intl.NumberFormat("en", {
    style: "currency",
    currency: wallets.currency,
    minimumFractionDigits: 2,
  });
  const written = balance.format(wallets.recharged);
  return (
    <Tooltip text="Wallet balance">
      <Link
        to={pages.pricing}
        aria-label={`Wallet balance ${written}`}
        className="flex h-9 items-center gap-2 rounded-md px-2 font-medium text-base text-body hover:bg-hover hover:text-strong touch:h-11"
      >
        <Wallet aria-hidden="true" className="hidden size-4 sm:block" />
        <span className="figures">{written}</span>
      </Link>
    </Tooltip>
  );
}
