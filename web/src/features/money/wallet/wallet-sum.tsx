import type { DashboardUser } from "@solodesk/contract/account/dashboard.ts";
import { fromDecimal } from "@solodesk/contract/kernel/money.ts";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Money } from "#ui/text/money.tsx";

interface WalletSumProps {
  /** Undefined while loading: a skeleton takes the space. */
  wallets: DashboardUser["wallets"] | undefined;
  name: "recharged" | "earnings" | "pending";
}

/** One of the seller's balances. */
export const WalletSum = ({ wallets, name }: WalletSumProps) =>
  wallets ? (
    <Money value={fromDecimal(wallets[name], wallets.currency)} />
  ) : (
    <Skeleton className="h-[1lh] w-28" />
  );
