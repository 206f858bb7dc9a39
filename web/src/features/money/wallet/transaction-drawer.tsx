import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Transaction } from "@solodesk/contract/money/wallet/transaction.ts";
import { wallet } from "@solodesk/contract/money/wallet.ts";
import { useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { PostingRows } from "./posting-rows.tsx";
import { TransactionFacts } from "./transaction-facts.tsx";

interface TransactionDrawerProps {
  opened: Opened;
  /** The list's transactions, which are shown at once while the details load. */
  known: readonly Transaction[] | undefined;
  zone: string;
}

/** The postings that explain a transaction's amount. */
export function TransactionDrawer({ opened: { id, close }, known, zone }: TransactionDrawerProps) {
  // The last transaction stays visible while the drawer slides away.
  const [last, setLast] = useState(id);
  if (id !== undefined && id !== last) setLast(id);
  const { data, error, isFetching, refetch } = useRead(
    readOf(wallet.getTransaction, { params: { id: last ?? "" } }),
    { enabled: id !== undefined, quiet: true },
  );
  const transaction = data?.data ?? known?.find((one) => one.id === last);
  return (
    <Drawer
      title={transaction?.description ?? t("Transaction")}
      open={id !== undefined}
      onClose={close}
      className="md:w-[30rem]"
    >
      <div className="min-h-0 flex-1 overflow-y-auto">
        {transaction && <TransactionFacts transaction={transaction} zone={zone} />}
        {data ? (
          <PostingRows postings={data.data.postings} />
        ) : error && isUnknown(error) ? (
          <EmptyState drawing="ledger">{t("This is not one of your transactions.")}</EmptyState>
        ) : error ? (
          <ErrorState busy={isFetching} onRetry={() => void refetch()}>
            {t("The rows behind this number could not be loaded. Nothing was changed.")}
          </ErrorState>
        ) : (
          <PostingsSkeleton />
        )}
      </div>
    </Drawer>
  );
}

/** An address that was cut short or made up names no transaction either. */
const isUnknown = ({ code }: { code: string }): boolean =>
  code === "not_found" || code === "validation_failed";

const PostingsSkeleton = () => (
  <output aria-label={t("Loading the rows behind this number")} className="block space-y-4 p-5">
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-24" />
  </output>
);
