import { FigureDrawer } from "#features/money/wallet/figure-drawer.tsx";
import { NextStep } from "#features/store/store/next-step.tsx";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { WithdrawalScreen } from "./withdrawal-screen.tsx";

/** `/withdrawal`. */
export function WithdrawalPage() {
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
