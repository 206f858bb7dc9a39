import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { PayoutPreview } from "@solodesk/contract/selling/payouts.ts";
import type { ReactNode } from "react";
import { LedgerRow } from "#ui/data/ledger-row.tsx";
import { WhyLink } from "#ui/layout/why-link.tsx";
import { classes } from "#ui/look/classes.ts";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { Money } from "#ui/text/money.tsx";
import { HeldAmount } from "./history/held-amount.tsx";

/** Rows shown of each list; a link opens the rest. */
const SHOWN = 3;

interface PayoutPreviewListsProps {
  preview: PayoutPreview;
  /** The rows are of an earlier amount; new ones are loading. */
  isBehind: boolean;
  zone: string;
  /** Opens the rows behind one of the figures above. */
  opened: Opened;
}

/** Previews what a withdrawal would pay out, and what is held back. */
export const PayoutPreviewLists = ({ preview, isBehind, zone, opened }: PayoutPreviewListsProps) => (
  <div className="space-y-8">
    <section
      aria-label={t("What is paid out")}
      aria-busy={isBehind}
      className={classes("lg:min-h-64", isBehind && "opacity-60")}
    >
      <Head name={t("What is paid out")}>
        <Money value={preview.amount} />
      </Head>
      {preview.row_count === 0 ? (
        <p className="py-4 text-faint">
          {t("Nothing to withdraw yet. Sales show up here once they become available.")}
        </p>
      ) : (
        <ul aria-label={t("Rows that are paid out")}>
          {preview.rows.slice(0, SHOWN).map((row) => (
            <LedgerRow key={row.id} row={row} zone={zone} />
          ))}
        </ul>
      )}
      <More count={preview.row_count} opened={opened} figure="earnings" name={t("Available||money")} />
    </section>
    {preview.held_count > 0 && (
      <section aria-label={t("What is held back")}>
        <Head name={t("What is held back")} />
        <ul aria-label={t("Rows that are held back")}>
          {preview.held.slice(0, SHOWN).map((row, at) => (
            <HeldAmount key={at} row={row} zone={zone} />
          ))}
        </ul>
        <More count={preview.held_count} opened={opened} figure="pending" name={t("Pending||money")} />
      </section>
    )}
  </div>
);

const Head = ({ name, children }: { name: string; children?: ReactNode }) => (
  <h2 className="flex items-baseline justify-between gap-4 border-line border-b pb-2 text-md">
    {name}
    {children}
  </h2>
);

interface MoreProps {
  count: number;
  figure: string;
  name: string;
  opened: Opened;
}

const More = ({ count, figure, name, opened }: MoreProps) =>
  count > SHOWN && (
    <p className="pt-2.5 text-body text-sm">
      <WhyLink figure={figure} name={name} opened={opened}>
        {t("and {count, number} more", { count: count - SHOWN })}
      </WhyLink>
    </p>
  );
