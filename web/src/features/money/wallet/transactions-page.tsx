import { NextStep } from "#features/store/store/next-step.tsx";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { TransactionsScreen } from "./transactions-screen.tsx";

/** `/transactions/:type?`. */
export function TransactionsPage() {
  const dashboard = useDashboard();
  return (
    <TransactionsScreen
      // Without a store the server counts days in UTC.
      zone={dashboard && (dashboard.store_info?.timezone ?? "UTC")}
      nextStep={<NextStep towards="anything" />}
    />
  );
}
