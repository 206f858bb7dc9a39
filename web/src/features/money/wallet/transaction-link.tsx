import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Transaction } from "@solodesk/contract/money/wallet/transaction.ts";
import { transactionTypeNames } from "@solodesk/contract/money/wallet/transaction-names.ts";
import { Link } from "react-router";
import type { Opened } from "#ui/overlays/use-opened.ts";

interface TransactionLinkProps {
  transaction: Transaction;
  opened: Opened;
}

/** Opens the postings behind the amount; the whole row or card is clickable. */
export const TransactionLink = ({ transaction: { id, type, description }, opened }: TransactionLinkProps) => (
  <Link
    to={opened.addressOf(id)}
    preventScrollReset
    state={{ opened: "transaction" }}
    aria-haspopup="dialog"
    aria-label={`${description}, ${t(transactionTypeNames[type])}`}
    dir="auto"
    className="block truncate rounded-sm font-medium text-strong after:absolute after:inset-0"
  >
    {description}
  </Link>
);
