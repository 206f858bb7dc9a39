// Combines the wallet's lines and the seller's next step: features never import each other.
import { TransactionsScreen } from "#features/money/wallet/transactions-screen.tsx";
import { useDashboard } from "../use-dashboard.ts";
import { NextStep } from "./next-step.tsx";

/** `/transactions/:type?`. */
export function TransactionsFrame() {
  const dashboard = useDashboard();
  return (
    <TransactionsScreen
      // Without a store the server counts days in UTC.
      zone={dashboard && (dashboard.store_info?.timezone ?? "UTC")}
      nextStep={<NextStep towards="anything" />}
    />
  );
}
