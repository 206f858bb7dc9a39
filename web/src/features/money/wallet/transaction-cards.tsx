import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Transaction } from "@solodesk/contract/money/wallet/transaction.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { RowCard } from "#ui/data/table.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { Moment } from "#ui/text/moment.tsx";
import { Money } from "#ui/text/money.tsx";
import { TransactionLink } from "./transaction-link.tsx";
import type { TransactionRowsProps } from "./transaction-rows-props.ts";
import { typeInWords } from "./transaction-words.ts";

/** The transactions on a phone. */
export const TransactionCards = ({ label, transactions, zone, opened }: TransactionRowsProps) => (
  <ul aria-label={label} className="border-line border-t">
    {transactions.map((transaction) => (
      <RowCard key={transaction.id} className="relative !items-start">
        <TransactionCard transaction={transaction} zone={zone} opened={opened} />
      </RowCard>
    ))}
  </ul>
);

interface TransactionCardProps {
  transaction: Transaction;
  zone: string;
  opened: Opened;
}

function TransactionCard({ transaction, zone, opened }: TransactionCardProps) {
  const { at, amount, balance_after, customer } = transaction;
  return (
    <div className="min-w-0 flex-1 space-y-1">
      <div className="flex items-baseline justify-between gap-3">
        <div className="min-w-0">
          <TransactionLink transaction={transaction} opened={opened} />
        </div>
        <Money value={amount} signed className="font-medium text-strong" />
      </div>
      <div className="flex items-baseline justify-between gap-3 text-faint text-sm">
        <p className="min-w-0 break-words">
          {customer !== null && (
            <>
              <bdi>{customer}</bdi>
              {" · "}
            </>
          )}
          {typeInWords(transaction)}
        </p>
        {balance_after && (
          <p className="figures whitespace-nowrap">
            {t("Balance {amount}", { amount: moneyText(balance_after) })}
          </p>
        )}
      </div>
      <p className="text-faint text-sm">
        <Moment instant={at} zone={zone} />
      </p>
    </div>
  );
}
