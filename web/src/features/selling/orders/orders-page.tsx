import { NextStep } from "#features/store/store/next-step.tsx";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { OrdersScreen } from "./orders-screen.tsx";

/** `/orders`. */
export function OrdersPage() {
  const dashboard = useDashboard();
  return <OrdersScreen zone={dashboard?.store_info?.timezone} nextStep={<NextStep towards="anything" />} />;
}
