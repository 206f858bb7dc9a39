import { pages } from "@solodesk/contract/kernel/pages.ts";
import { useParams } from "react-router";
import { transactionTypes, typeName } from "#kernel/list-types.ts";
import { pageNames } from "#kernel/page-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { LinkTabs } from "#ui/link-tabs.tsx";
import { Screen } from "#ui/screen.tsx";
import { EmptyTable } from "./empty-table.tsx";
import { NextStep } from "./next-step.tsx";

const tabs = [
  { name: "All", to: pages.transactions },
  ...Object.entries(transactionTypes).map(([type, name]) => ({ name, to: `${pages.transactions}/${type}` })),
];

const columns = [
  { name: "Date" },
  { name: "Description" },
  { name: "Status" },
  { name: "Amount", figures: true },
  { name: "Balance", figures: true },
];

const empty: Record<string, string> = {
  sales: "No sales. What customers paid you stands here.",
  credits: "No credits. What you add to your wallet stands here.",
  refunds: "No refunds. What was given back, by you or to you, stands here.",
  payouts: "No payouts. What was sent to your bank stands here.",
} satisfies Record<keyof typeof transactionTypes, string>;

/** `/transactions/:type?`. */
export function TransactionsFrame() {
  const { type } = useParams();
  const name = typeName(transactionTypes, type) ?? pageNames.transactions;
  return (
    <Screen title={name}>
      <LinkTabs
        label="Transactions by type"
        tabs={tabs}
        current={type ? `${pages.transactions}/${type}` : pages.transactions}
      />
      <div className="pt-3">
        <EmptyTable label={name} columns={columns}>
          <EmptyState drawing="ledger" action={<NextStep towards="anything" />}>
            {empty[type ?? ""] ??
              "No transactions. Every amount that comes in or goes out stands here, with the balance after it."}
          </EmptyState>
        </EmptyTable>
      </div>
    </Screen>
  );
}
