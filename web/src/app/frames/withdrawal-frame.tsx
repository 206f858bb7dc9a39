// Combines withdrawals, the wallet's figures and the seller's next step: features never import each other.

import { FigureDrawer } from "#features/money/wallet/figure-drawer.tsx";
import { WithdrawalScreen } from "#features/selling/payouts/withdrawal-screen.tsx";
import { useDashboard } from "../use-dashboard.ts";
import { NextStep } from "./next-step.tsx";

/** `/withdrawal`. */
export function WithdrawalFrame() {
  const store = useDashboard()?.store_info;
  // Without a store the server counts days in UTC.
  const zone = store?.timezone ?? "UTC";
  return (
    <WithdrawalScreen
      zone={zone}
      country={store?.country ?? ""}
      nextStep={<NextStep towards="anything" />}
      renderFigure={(opened) => <FigureDrawer opened={opened} at={undefined} zone={zone} />}
    />
  );
}
