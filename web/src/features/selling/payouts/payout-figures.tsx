import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { Figure, Figures } from "#ui/data/figures.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { WhyLink } from "#ui/layout/why-link.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { Money } from "#ui/text/money.tsx";

interface PayoutFiguresProps {
  /** Undefined while loading. */
  sums: Record<"available" | "pending" | "receivable" | "minimum", Amount> | undefined;
  opened: Opened;
}

/** `figure` is the wallet's name of the sum. */
const shown = [
  {
    sum: "available",
    figure: "earnings",
    name: msg("Available||money"),
    note: msg("Earned and ready to withdraw"),
  },
  { sum: "pending", figure: "pending", name: msg("Pending||money"), note: msg("On hold or being paid out") },
  { sum: "receivable", figure: "receivable", name: msg("Owed"), note: msg("Taken from your next earnings") },
] as const;

/** Replaces the note of "Available" while money is owed: the rows it opens do not subtract the debt. */
const lessOwed = msg("Earned, less what you owe");

/** What can be withdrawn and what cannot; each sum opens its rows of the ledger. */
export const PayoutFigures = ({ sums, opened }: PayoutFiguresProps) => {
  const isOwing = sums !== undefined && sums.receivable.amount > 0;
  return (
    <Figures count={4}>
      {shown.map(({ sum, figure, name, note }) => (
        <Figure key={sum} name={t(name)} note={t(isOwing && sum === "available" ? lessOwed : note)}>
          {sums ? (
            <WhyLink figure={figure} name={t(name)} opened={opened}>
              <Money value={sums[sum]} />
            </WhyLink>
          ) : (
            <Skeleton className="h-[1lh] w-24 max-w-full" />
          )}
        </Figure>
      ))}
      <Figure name={t("Minimum")} note={t("Smallest withdrawal")}>
        {sums ? <Money value={sums.minimum} /> : <Skeleton className="h-[1lh] w-24 max-w-full" />}
      </Figure>
    </Figures>
  );
};
