import { wallet } from "@solodesk/contract/money/wallet.ts";
import type { ReactNode } from "react";
import { useParams } from "react-router";
import { transactionTypes, typeName } from "#kernel/api/list-types.ts";
import { pageNames } from "#kernel/page/page-names.ts";
import { now } from "#kernel/time/clock.ts";
import { viewerZone } from "#kernel/time/time-in-words.ts";
import { EmptyList } from "#ui/data/empty-list.tsx";
import { ExportButton } from "#ui/data/export-button.tsx";
import { ListFilters } from "#ui/data/list-filters.tsx";
import { Pager } from "#ui/data/pager.tsx";
import { useListFilter } from "#ui/data/use-list-filter.ts";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { FigureDrawer } from "./figure-drawer.tsx";
import { NoTransactions } from "./no-transactions.tsx";
import { TransactionDrawer } from "./transaction-drawer.tsx";
import { TransactionRows } from "./transaction-rows.tsx";
import { TransactionTabs } from "./transaction-tabs.tsx";
import { TransactionTotals } from "./transaction-totals.tsx";
import { soughtTransactions } from "./transactions-read.ts";
import { TransactionsSkeleton } from "./transactions-skeleton.tsx";
import { useTransactions } from "./use-transactions.ts";
import { WalletFigures } from "./wallet-figures.tsx";
import { endOfDay } from "./wallet-read.ts";

interface TransactionsScreenProps {
  /** Days go by it; undefined until it is known. */
  zone: string | undefined;
  /** What a seller without sales can do next. */
  nextStep: ReactNode;
}

/** `/transactions/:type?`: what is in the wallet, and the lines that made it. */
export function TransactionsScreen({ zone = viewerZone(), nextStep }: TransactionsScreenProps) {
  const { type: kind } = useParams();
  const filter = useListFilter();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useTransactions(kind, filter);
  const opened = useOpened("transaction");
  const figure = useOpened("figure");
  const name = typeName(transactionTypes, kind) ?? pageNames.transactions;
  const at = endOfDay(zone, filter.to, now());
  const actions = (
    <ExportButton
      endpoint={wallet.exportTransactions}
      input={{ query: soughtTransactions(kind, filter) }}
      total={isPlaceholderData ? 0 : (data?.pagination.total ?? 0)}
      done="Transactions exported"
    />
  );
  return (
    <Screen title={name} actions={actions}>
      <WalletFigures at={at} zone={zone} opened={figure} />
      <TransactionTabs kind={kind} />
      <ListFilters
        filter={filter}
        label="Search transactions"
        placeholder="Description, order or reference"
      />
      {isError && !data && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          Your transactions could not be loaded. Nothing was changed.
        </ErrorState>
      )}
      {!data && !isError && <TransactionsSkeleton label={name} />}
      {data?.data.length === 0 && (
        <EmptyList filter={filter} nothing={`No ${name.toLowerCase()}`}>
          <NoTransactions kind={kind} nextStep={nextStep} />
        </EmptyList>
      )}
      {data && data.data.length > 0 && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
          <TransactionTotals totals={data.totals} count={data.pagination.total} />
          <TransactionRows label={name} transactions={data.data} zone={zone} opened={opened} />
          <Pager pagination={data.pagination} />
        </div>
      )}
      <TransactionDrawer opened={opened} known={data?.data} zone={zone} />
      <FigureDrawer opened={figure} at={at} zone={zone} />
    </Screen>
  );
}
