import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Transaction } from "@solodesk/contract/money/wallet/transaction.ts";
import {
  transactionStatusNames,
  transactionTypeNames,
} from "@solodesk/contract/money/wallet/transaction-names.ts";
import type { ReactNode } from "react";
import { Badge } from "#ui/data/badge.tsx";
import { Cell, HeadCell, Row, Table } from "#ui/data/table.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { Moment } from "#ui/text/moment.tsx";
import { Money } from "#ui/text/money.tsx";
import { OrderNumber } from "#ui/text/order-number.tsx";
import { TransactionLink } from "./transaction-link.tsx";
import type { TransactionRowsProps } from "./transaction-rows-props.ts";
import { orderAddress, transactionStatusTones, typeInWords } from "./transaction-words.ts";

export const TransactionTable = ({ label, transactions, zone, opened }: TransactionRowsProps) => (
  <TransactionTableFrame label={label}>
    {transactions.map((transaction) => (
      <TransactionRow key={transaction.id} transaction={transaction} zone={zone} opened={opened} />
    ))}
  </TransactionTableFrame>
);

interface TransactionRowProps {
  transaction: Transaction;
  zone: string;
  opened: Opened;
}

function TransactionRow({ transaction, zone, opened }: TransactionRowProps) {
  const { at, type, status, amount, balance_after, order_number, customer } = transaction;
  const order = orderAddress(transaction);
  return (
    <Row className="relative">
      <Cell className="text-faint">
        <Moment instant={at} zone={zone} />
      </Cell>
      <Cell>
        <TransactionLink transaction={transaction} opened={opened} />
        <p className="text-faint text-sm xl:hidden">
          {customer !== null && (
            <span className="lg:hidden">
              <bdi>{customer}</bdi>
              {" · "}
            </span>
          )}
          {typeInWords(transaction)}
        </p>
      </Cell>
      <Cell className="max-xl:hidden">{t(transactionTypeNames[type])}</Cell>
      <Cell className="max-lg:hidden">
        {order && order_number !== null && customer !== null && (
          <OrderNumber number={order_number} to={order} customer={customer} />
        )}
      </Cell>
      <Cell className="max-xl:hidden">
        <StatusMark status={status} />
      </Cell>
      <Cell className="text-end text-strong">
        <Money value={amount} signed />
      </Cell>
      <Cell className="text-end text-body">{balance_after && <Money value={balance_after} />}</Cell>
    </Row>
  );
}

/** A settled transaction needs no attention, so its status is plain text. */
const StatusMark = ({ status }: Pick<Transaction, "status">) =>
  status === "settled" ? (
    <span className="text-faint">{t(transactionStatusNames[status])}</span>
  ) : (
    <Badge tone={transactionStatusTones[status]}>{t(transactionStatusNames[status])}</Badge>
  );

interface TransactionTableFrameProps {
  label: string;
  children: ReactNode;
}

/** Fixed column widths, so that nothing moves when rows arrive. */
export const TransactionTableFrame = ({ label, children }: TransactionTableFrameProps) => (
  <Table aria-label={label} className="table-fixed">
    <thead>
      <tr>
        <HeadCell className="w-28 lg:w-44">{t("Date")}</HeadCell>
        <HeadCell>{t("Description")}</HeadCell>
        <HeadCell className="w-28 max-xl:hidden">{t("Type")}</HeadCell>
        <HeadCell className="w-36 max-lg:hidden">{t("Customer")}</HeadCell>
        <HeadCell className="w-28 max-xl:hidden">{t("Status")}</HeadCell>
        <HeadCell className="w-28 text-end xl:w-32">{t("Amount")}</HeadCell>
        <HeadCell className="w-28 text-end xl:w-32">{t("Balance")}</HeadCell>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </Table>
);
