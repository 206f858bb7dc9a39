import type { DashboardUser } from "@solodesk/contract/dashboard.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Figure, Figures } from "#ui/figures.tsx";
import { Screen } from "#ui/screen.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { WalletSum } from "./wallet-sum.tsx";
import { WithDashboard } from "./with-dashboard.tsx";

/** `/pricing`. */
export const PricingFrame = () => (
  <Screen title={pageNames.pricing}>
    <WithDashboard
      failed="Your credits could not be loaded. Nothing was changed."
      skeleton={<Holdings wallets={undefined} />}
    >
      {({ wallets }) => (
        <>
          <Holdings wallets={wallets} />
          <EmptyState drawing="wallet" action={askForPlans}>
            No plans or credit packs are on offer yet.
          </EmptyState>
          <section aria-label="Payment history">
            <SectionHead title="Payment history" count={0} />
            <p className="border-line border-t py-4 text-faint">
              No payments. What you pay for credits and plans stands here, with its receipt.
            </p>
          </section>
        </>
      )}
    </WithDashboard>
  </Screen>
);

const askForPlans = (
  <Button asChild>
    <Link to={pages.contact}>Contact us</Link>
  </Button>
);

const Holdings = ({ wallets }: { wallets: DashboardUser["wallets"] | undefined }) => (
  <Figures count={2}>
    <Figure name="Credits" note="Bought, and not yet spent">
      <WalletSum wallets={wallets} name="recharged" />
    </Figure>
    <Figure name="Plan" note="Nothing is limited without one">
      None
    </Figure>
  </Figures>
);
