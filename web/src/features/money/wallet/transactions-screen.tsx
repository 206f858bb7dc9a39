import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import type { ReactNode } from "react";
import { useParams, useSearchParams } from "react-router";
import { filterQuery, type ListQuery, listIn } from "#kernel/api/list-query.ts";
import { transactionListTypes, typeName } from "#kernel/api/list-types.ts";
import { useRead } from "#kernel/api/query.ts";
import { now } from "#kernel/time/clock.ts";
import { viewerZone } from "#kernel/time/time-in-words.ts";
import { EmptyList } from "#ui/data/empty-list.tsx";
import { ExportButton } from "#ui/data/export-button.tsx";
import { ListFilters } from "#ui/data/list-filters.tsx";
import { Pager } from "#ui/data/pager.tsx";
import { useListFilter } from "#ui/data/use-list-filter.ts";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { LinkTabs } from "#ui/layout/link-tabs.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { useMedia } from "#ui/layout/use-media.ts";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { FigureDrawer } from "./figure-drawer.tsx";
import { NoTransactions, noMatchOf } from "./no-transactions.tsx";
import { TransactionCards } from "./transaction-cards.tsx";
import { TransactionDrawer } from "./transaction-drawer.tsx";
import type { TransactionRowsProps } from "./transaction-rows-props.ts";
import { TransactionTable } from "./transaction-table.tsx";
import { TransactionTotals } from "./transaction-totals.tsx";
import { readTransactionFilter, transactionsRead } from "./transactions-read.ts";
import { TransactionsSkeleton } from "./transactions-skeleton.tsx";
import { WalletFigures } from "./wallet-figures.tsx";
import { endOfDay } from "./wallet-read.ts";

/**
 * One page. While another search, period or page loads, the previous rows stay; another kind starts empty.
 */
function useTransactions(kind: string | undefined, wanted: ListQuery) {
  const { type } = readTransactionFilter(kind, wanted);
  return useRead(transactionsRead(kind, wanted), {
    quiet: true,
    keepPrevious: ({ query }) => query?.["type"] === type,
  });
}

/** Switching the kind keeps the search and the days, but not the page. */
function TransactionTabs({ kind }: { kind: string | undefined }) {
  const [query] = useSearchParams();
  const kept = new URLSearchParams(filterQuery(listIn(query)));
  const search = kept.size === 0 ? "" : `?${kept}`;
  const to = (wanted?: string) =>
    (wanted === undefined ? pages.transactions : `${pages.transactions}/${wanted}`) + search;
  const tabs = [
    { name: t("All||transactions"), to: to() },
    ...Object.entries(transactionListTypes).map(([wanted, name]) => ({ name: t(name), to: to(wanted) })),
  ];
  return <LinkTabs label={t("Transactions by type")} tabs={tabs} current={to(kind)} />;
}

/** A page of a list: a table, or cards under 768 px. */
function TransactionRows(props: TransactionRowsProps) {
  const isTable = useMedia("(min-width: 768px)");
  return isTable ? <TransactionTable {...props} /> : <TransactionCards {...props} />;
}

interface TransactionsScreenProps {
  /** The time zone that decides where days begin; undefined until it is known. */
  zone: string | undefined;
  /** The next step for a seller without sales. */
  nextStep: ReactNode;
}

/** `/transactions/:type?`: the wallet's balances and the transactions behind them. */
export function TransactionsScreen({ zone = viewerZone(), nextStep }: TransactionsScreenProps) {
  const { type: kind } = useParams();
  const filter = useListFilter();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useTransactions(kind, filter);
  const opened = useOpened("transaction");
  const figure = useOpened("figure");
  const name = t(typeName(transactionListTypes, kind) ?? pageNames.transactions);
  const at = endOfDay(zone, filter.to, now());
  const actions = (
    <ExportButton
      endpoint={wallet.exportTransactions}
      input={{ query: readTransactionFilter(kind, filter) }}
      total={isPlaceholderData ? 0 : (data?.pagination.total ?? 0)}
      done={t("Transactions exported")}
    />
  );
  return (
    <Screen title={name} actions={actions}>
      <WalletFigures at={at} zone={zone} opened={figure} />
      <TransactionTabs kind={kind} />
      <ListFilters
        filter={filter}
        label={t("Search transactions")}
        placeholder={t("Description, order or reference")}
      />
      {isError && !data && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("Your transactions could not be loaded. Nothing was changed.")}
        </ErrorState>
      )}
      {!data && !isError && <TransactionsSkeleton label={name} />}
      {data?.data.length === 0 && (
        <EmptyList filter={filter} noMatch={noMatchOf(kind)}>
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
