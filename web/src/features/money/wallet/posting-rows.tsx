import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Posting } from "@solodesk/contract/money/wallet/transaction.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { Money } from "#ui/text/money.tsx";
import { accountInWords } from "./transaction-words.ts";

/** The ledger postings behind a transaction. */
export function PostingRows({ postings }: { postings: readonly Posting[] }) {
  const [first] = postings;
  const sum = postings.reduce((all, { amount }) => all + amount.amount, 0);
  const sides = [
    { name: t("In your wallet"), rows: postings.filter(({ own }) => own) },
    { name: t("Elsewhere"), rows: postings.filter(({ own }) => !own) },
  ];
  return (
    <section aria-label={t("Why this number")} className="border-line border-t p-5">
      <h3 className="font-medium text-sm text-strong">{t("Why this number")}</h3>
      {sides.map(
        ({ name, rows }) =>
          rows.length > 0 && (
            <div key={name}>
              <h4 className="pt-3 pb-1 text-faint text-sm">{name}</h4>
              <ul aria-label={name}>
                {rows.map((posting, row) => (
                  <PostingRow key={row} posting={posting} />
                ))}
              </ul>
            </div>
          ),
      )}
      {first && (
        <p className="flex justify-between gap-4 pt-3 font-medium text-strong">
          <span>{t("Together")}</span>
          <Money value={{ ...first.amount, amount: sum }} />
        </p>
      )}
      <p className="pt-1 text-faint text-sm">
        {t("Money that leaves one place arrives in another, so the rows always add up to zero.")}
      </p>
    </section>
  );
}

const PostingRow = ({ posting }: { posting: Posting }) => (
  <li className="flex items-baseline justify-between gap-4 border-line border-b py-2">
    <span className="min-w-0">{accountInWords(posting)}</span>
    <span className="shrink-0 text-end">
      <Money value={posting.amount} signed className="text-strong" />
      {posting.balance_after && (
        <span className="block text-faint text-sm">
          {t("then {balance}||the balance after it", { balance: moneyText(posting.balance_after) })}
        </span>
      )}
    </span>
  </li>
);
