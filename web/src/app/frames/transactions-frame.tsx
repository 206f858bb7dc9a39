// Where the wallet's lines and the seller's next step meet: no feature knows another.
import { TransactionsScreen } from "#features/money/wallet/transactions-screen.tsx";
import { useDashboard } from "../use-dashboard.ts";
import { NextStep } from "./next-step.tsx";

/** `/transactions/:type?`. */
export function TransactionsFrame() {
  const dashboard = useDashboard();
  return (
    <TransactionsScreen
      // As the server counts days where there is no store.
      zone={dashboard && (dashboard.store_info?.timezone ?? "UTC")}
      nextStep={<NextStep towards="anything" />}
    />
  );
}
