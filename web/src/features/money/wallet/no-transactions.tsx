import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { transactionListTypes } from "#kernel/api/list-types.ts";
import type { NoMatch } from "#ui/data/empty-list.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";

interface Empty {
  noMatch: NoMatch;
  words: Message;
  way?: { name: Message; to: string };
}

const empty: Record<string, Empty> = {
  sales: {
    noMatch: {
      days: msg("No sales on these days."),
      words: msg("No sales match “{words}”."),
    },
    words: msg("No sales yet. What customers pay you shows up here."),
  },
  credits: {
    noMatch: {
      days: msg("No credits on these days."),
      words: msg("No credits match “{words}”."),
    },
    words: msg("No credits yet. What you add to your wallet shows up here."),
    way: { name: msg("Add credits"), to: pages.pricing },
  },
  refunds: {
    noMatch: {
      days: msg("No refunds on these days."),
      words: msg("No refunds match “{words}”."),
    },
    words: msg("No refunds yet. Money refunded by you or to you shows up here."),
    way: { name: msg("See your orders"), to: pages.orders },
  },
  payouts: {
    noMatch: {
      days: msg("No payouts on these days."),
      words: msg("No payouts match “{words}”."),
    },
    words: msg("No payouts yet. Money sent to your bank shows up here."),
    way: { name: msg("Withdraw funds"), to: pages.withdrawal },
  },
} satisfies Record<keyof typeof transactionListTypes, object>;

const all: Empty = {
  noMatch: {
    days: msg("No transactions on these days."),
    words: msg("No transactions match “{words}”."),
  },
  words: msg(
    "No transactions yet. Every amount that comes in or goes out shows up here, with the balance after it.",
  ),
};

const emptyOf = (kind: string | undefined): Empty => empty[kind ?? ""] ?? all;

export const noMatchOf = (kind: string | undefined): NoMatch => emptyOf(kind).noMatch;

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
