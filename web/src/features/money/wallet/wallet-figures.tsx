import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Wallet } from "@solodesk/contract/money/wallet.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { dateInWords } from "#kernel/time/time-in-words.ts";
import { Figure, Figures } from "#ui/data/figures.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { WhyLink } from "#ui/layout/why-link.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { Money } from "#ui/text/money.tsx";
import { figureNames, figureNotes } from "./transaction-words.ts";
import { useWallet } from "./use-wallet.ts";

interface WalletFiguresProps {
  /** The moment the figures are from; undefined means now. */
  at: string | undefined;
  zone: string;
  opened: Opened;
}

const shown = ["recharged", "earnings", "pending"] as const;

/** The balances that result from the transactions below; each opens the ledger rows it is the sum of. */
export function WalletFigures({ at, zone, opened }: WalletFiguresProps) {
  const { data, isError, isFetching, refetch } = useWallet(at);
  if (isError && !data)
    return (
      <ErrorLine busy={isFetching} onRetry={() => void refetch()} className="pb-6">
        {t("Your wallet could not be loaded.")}
      </ErrorLine>
    );
  return (
    <section aria-label={t("Wallet")} className="pb-6">
      <p className="pb-2 text-faint text-sm">
        {at === undefined
          ? t("Your wallet now")
          : t("Your wallet at the end of {date}", { date: dateInWords(zone, at) })}
      </p>
      <Figures count={3}>
        {shown.map((figure) => (
          <Figure
            key={figure}
            name={t(figureNames[figure])}
            note={
              figure === "pending" ? (
                <PendingNote wallet={data?.data} opened={opened} />
              ) : (
                t(figureNotes[figure])
              )
            }
          >
            {data ? (
              <WhyLink figure={figure} name={t(figureNames[figure])} opened={opened}>
                <Money value={data.data[figure]} />
              </WhyLink>
            ) : (
              // Narrower than the note: on a phone the columns are as wide as what they hold.
              <Skeleton className="h-[1lh] w-14 max-w-full" />
            )}
          </Figure>
        ))}
      </Figures>
    </section>
  );
}

/** The amount owed is deducted from the next funds to be released. */
const PendingNote = ({ wallet, opened }: { wallet: Wallet | undefined; opened: Opened }) =>
  wallet && wallet.receivable.amount > 0 ? (
    <WhyLink figure="receivable" name={t(figureNames.receivable)} opened={opened}>
      {t("You owe {amount}", { amount: moneyText(wallet.receivable) })}
    </WhyLink>
  ) : (
    t("On hold or being paid out")
  );
