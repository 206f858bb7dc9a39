// Combines orders and the seller's next step: features never import each other.
import { OrdersScreen } from "#features/selling/orders/orders-screen.tsx";
import { useDashboard } from "../use-dashboard.ts";
import { NextStep } from "./next-step.tsx";

/** `/orders`. */
export function OrdersFrame() {
  const dashboard = useDashboard();
  return <OrdersScreen zone={dashboard?.store_info?.timezone} nextStep={<NextStep towards="anything" />} />;
}
