import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Transaction } from "@solodesk/contract/money/wallet/transaction.ts";
import {
  transactionStatusNames,
  transactionTypeNames,
} from "@solodesk/contract/money/wallet/transaction-names.ts";
import { rich } from "#kernel/text/rich.tsx";
import { exactlyInWords } from "#kernel/time/time-in-words.ts";
import { Badge } from "#ui/data/badge.tsx";
import { Detail, Details } from "#ui/layout/details.tsx";
import { Money } from "#ui/text/money.tsx";
import { OrderNumber } from "#ui/text/order-number.tsx";
import { orderAddress, transactionStatusTones } from "./transaction-words.ts";

interface TransactionFactsProps {
  transaction: Transaction;
  zone: string;
}

export function TransactionFacts({ transaction, zone }: TransactionFactsProps) {
  const { at, type, status, description, amount, balance_after, order_number, reference, customer } =
    transaction;
  const order = orderAddress(transaction);
  return (
    <div className="space-y-4 p-5 pb-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 pe-9">
        <h2 dir="auto" className="min-w-0 break-words text-lg">
          {description}
        </h2>
        <Money value={amount} signed className="font-semibold text-lg text-strong" />
      </header>
      <Badge tone={transactionStatusTones[status]}>{t(transactionStatusNames[status])}</Badge>
      <Details>
        <Detail name={t("Type")}>{t(transactionTypeNames[type])}</Detail>
        <Detail name={t("When")}>
          <time dateTime={at}>{exactlyInWords(zone, at)}</time>
        </Detail>
        {customer !== null && (
          <Detail name={t("Customer")}>
            <bdi>{customer}</bdi>
          </Detail>
        )}
        {order && order_number !== null && (
          <Detail name={t("Order||noun, one order")}>
            <OrderNumber number={order_number} to={order} />
          </Detail>
        )}
        {balance_after && (
          <Detail name={t("Balance")}>
            {rich("<balance></balance> after this transaction", {
              balance: () => <Money value={balance_after} className="text-strong" />,
            })}
          </Detail>
        )}
        <Detail name={t("Reference")}>
          <span className="figures break-all text-faint text-sm">{reference}</span>
        </Detail>
      </Details>
    </div>
  );
}
