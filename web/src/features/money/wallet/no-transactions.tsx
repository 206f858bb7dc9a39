import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { transactionListTypes } from "#kernel/api/list-types.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";

interface Empty {
  /** Starts the sentence that says why a filtered list is empty. */
  nothing: Message;
  words: Message;
  way?: { name: Message; to: string };
}

const empty: Record<string, Empty> = {
  sales: {
    nothing: msg("No sales"),
    words: msg("No sales yet. What customers pay you shows up here."),
  },
  credits: {
    nothing: msg("No credits"),
    words: msg("No credits yet. What you add to your wallet shows up here."),
    way: { name: msg("Add credits"), to: pages.pricing },
  },
  refunds: {
    nothing: msg("No refunds"),
    words: msg("No refunds yet. Money refunded by you or to you shows up here."),
    way: { name: msg("See your orders"), to: pages.orders },
  },
  payouts: {
    nothing: msg("No payouts"),
    words: msg("No payouts yet. Money sent to your bank shows up here."),
    way: { name: msg("Withdraw funds"), to: pages.withdrawal },
  },
} satisfies Record<keyof typeof transactionListTypes, object>;

const all: Empty = {
  nothing: msg("No transactions"),
  words: msg(
    "No transactions yet. Every amount that comes in or goes out shows up here, with the balance after it.",
  ),
};

const emptyOf = (kind: string | undefined): Empty => empty[kind ?? ""] ?? all;

export const nothingOf = (kind: string | undefined): string => t(emptyOf(kind).nothing);

interface NoTransactionsProps {
  kind: string | undefined;
  /** The next step for a seller without sales. */
  nextStep: ReactNode;
}

export function NoTransactions({ kind, nextStep }: NoTransactionsProps) {
  const { words, way } = emptyOf(kind);
  const action = way ? (
    <Button asChild>
      <Link to={way.to}>{t(way.name)}</Link>
    </Button>
  ) : (
    nextStep
  );
  return (
    <EmptyState drawing="ledger" action={action}>
      {t(words)}
    </EmptyState>
  );
}
