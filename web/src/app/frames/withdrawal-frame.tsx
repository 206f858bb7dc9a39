import type { DashboardUser } from "@solodesk/contract/dashboard.ts";
import { pageNames } from "#kernel/page-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Figure, Figures } from "#ui/figures.tsx";
import { Screen } from "#ui/screen.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { EmptyTable } from "./empty-table.tsx";
import { NextStep } from "./next-step.tsx";
import { WalletSum } from "./wallet-sum.tsx";
import { WithDashboard } from "./with-dashboard.tsx";

const columns = [
  { name: "Requested" },
  { name: "Destination" },
  { name: "Status" },
  { name: "Amount", figures: true },
];

/** `/withdrawal`. */
export const WithdrawalFrame = () => (
  <Screen title={pageNames.withdrawal}>
    <WithDashboard
      failed="Your earnings could not be loaded. Nothing was changed."
      skeleton={<Balances wallets={undefined} />}
    >
      {({ wallets }) => (
        <div className="space-y-8">
          <Balances wallets={wallets} />
          <section aria-label="History">
            <SectionHead title="History" count={0} />
            <EmptyTable label="Withdrawals" columns={columns}>
              <EmptyState drawing="wallet" action={<NextStep towards="anything" />}>
                No withdrawals. What your sales earn collects above, and each payout stands here.
              </EmptyState>
            </EmptyTable>
          </section>
        </div>
      )}
    </WithDashboard>
  </Screen>
);

const Balances = ({ wallets }: { wallets: DashboardUser["wallets"] | undefined }) => (
  <Figures count={2}>
    <Figure name="Available" note="Earned and free to withdraw">
      <WalletSum wallets={wallets} name="earnings" />
    </Figure>
    <Figure name="Pending" note="Paid by customers, not yet released">
      <WalletSum wallets={wallets} name="pending" />
    </Figure>
  </Figures>
);
