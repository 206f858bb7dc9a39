import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { transactionListTypes } from "#kernel/api/list-types.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";

const empty: Record<string, { words: string; way?: { name: string; to: string } }> = {
  sales: { words: "No sales. What customers paid you stands here." },
  credits: {
    words: "No credits. What you add to your wallet stands here.",
    way: { name: "Add credits", to: pages.pricing },
  },
  refunds: {
    words: "No refunds. What was given back, by you or to you, stands here.",
    way: { name: "See your orders", to: pages.orders },
  },
  payouts: {
    words: "No payouts. What was sent to your bank stands here.",
    way: { name: "Withdraw funds", to: pages.withdrawal },
  },
} satisfies Record<keyof typeof transactionListTypes, object>;

const all = {
  words: "No transactions. Every amount that comes in or goes out stands here, with the balance after it.",
  way: undefined,
};

interface NoTransactionsProps {
  kind: string | undefined;
  /** The next step for a seller without sales. */
  nextStep: ReactNode;
}

export function NoTransactions({ kind, nextStep }: NoTransactionsProps) {
  const { words, way } = empty[kind ?? ""] ?? all;
  const action = way ? (
    <Button asChild>
      <Link to={way.to}>{way.name}</Link>
    </Button>
  ) : (
    nextStep
  );
  return (
    <EmptyState drawing="ledger" action={action}>
      {words}
    </EmptyState>
  );
}
