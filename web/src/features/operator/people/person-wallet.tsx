import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { PersonDetails } from "@solodesk/contract/operator/people.ts";
import { useState } from "react";
import { viewerZone } from "#kernel/time/time-in-words.ts";
import { LedgerRow } from "#ui/data/ledger-row.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Detail, Details } from "#ui/layout/details.tsx";
import { Money } from "#ui/text/money.tsx";
import { AdjustWalletDialog } from "./adjust-wallet-dialog.tsx";
import { DebtLimitDialog } from "./debt-limit-dialog.tsx";

/** The wallet with its latest lines, and what the operator can change about it. */
export function PersonWallet({ person }: { person: PersonDetails }) {
  const [changing, setChanging] = useState<"wallet" | "limit">();
  const close = () => setChanging(undefined);
  const { wallet, debt_limit, own_debt_limit, transactions } = person;
  return (
    <section aria-label={t("Wallet||noun")}>
      <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
        <h3 className="text-md">{t("Wallet||noun")}</h3>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" aria-haspopup="dialog" onClick={() => setChanging("wallet")}>
            {t("Correct credits")}
          </Button>
          <Button size="sm" aria-haspopup="dialog" onClick={() => setChanging("limit")}>
            {t("Debt limit")}
          </Button>
        </div>
      </div>
      <Details>
        <Detail name={t("Credits")}>
          <Money value={wallet.recharged} />
        </Detail>
        <Detail name={t("Earnings")}>
          <Money value={wallet.earnings} />
        </Detail>
        <Detail name={t("Pending||money that is not released yet")}>
          <Money value={wallet.pending} />
        </Detail>
        <Detail name={t("Owed||by an account")}>
          <Money value={wallet.receivable} />
        </Detail>
        <Detail name={t("May owe||by refunds")}>
          <Money value={debt_limit} />
          {!own_debt_limit && <span className="text-faint"> · {t("the default||a debt limit")}</span>}
        </Detail>
      </Details>
      {transactions.length > 0 && (
        <ul aria-label={t("Latest transactions")} className="mt-4 border-line border-t">
          {transactions.map((row) => (
            <LedgerRow key={row.id} row={{ ...row, order_number: null }} zone={viewerZone()} signed />
          ))}
        </ul>
      )}
      {changing === "wallet" && <AdjustWalletDialog person={person} onClose={close} />}
      {changing === "limit" && <DebtLimitDialog person={person} onClose={close} />}
    </section>
  );
}
