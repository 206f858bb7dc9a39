import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { wallet } from "@solodesk/contract/money/wallet.ts";
import { Money } from "#ui/text/money.tsx";

interface TransactionTotalsProps {
  totals: Answer<typeof wallet.listTransactions>["totals"];
  /** Number of transactions in the totals. */
  count: number;
}

/** The totals of all matching transactions, not only those of this page. */
export function TransactionTotals({ totals: { in: cameIn, out, net }, count }: TransactionTotalsProps) {
  const sums = [
    { name: t("In||money that came in"), value: cameIn },
    { name: t("Out||money that went out"), value: { ...out, amount: -out.amount } },
    { name: t("Net||in minus out"), value: net },
  ];
  return (
    <dl className="figures flex flex-wrap gap-x-5 gap-y-1 pb-3 text-faint text-sm">
      <div className="flex gap-1.5">
        <dt className="sr-only">{t("Lines||of the wallet")}</dt>
        <dd>{t("{count, plural, one {# line} other {# lines}}", { count })}</dd>
      </div>
      {sums.map(({ name, value }) => (
        <div key={name} className="flex gap-1.5">
          <dt>{name}</dt>
          <dd className="text-strong">
            <Money value={value} signed />
          </dd>
        </div>
      ))}
    </dl>
  );
}
