import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Consequence, RefundSplit } from "@solodesk/contract/selling/orders/refund.ts";
import { Consequences } from "#ui/layout/consequences.tsx";
import { PreviewError } from "#ui/layout/preview-error.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { classes } from "#ui/look/classes.ts";
import { SumRows } from "../drawer/sum-rows.tsx";

interface RefundPreviewProps {
  split: RefundSplit | undefined;
  consequences: readonly Consequence[] | undefined;
  error: Error | null;
  /** The preview is of an earlier choice; a new one is loading. */
  isBehind: boolean;
  retry: () => void;
}

/** Who pays which part of the refund, and its consequences. */
export function RefundPreview({ split, consequences, error, isBehind, retry }: RefundPreviewProps) {
  if (error) return <PreviewError error={error} onRetry={retry} />;
  if (!split || !consequences) return <Skeleton className="h-48" />;
  return (
    <div className={classes("space-y-4 border-line border-t pt-4", isBehind && "opacity-60")}>
      <section aria-label={t("Who pays what")} aria-busy={isBehind}>
        <SumRows
          rows={[
            { name: t("From your earnings"), value: split.from_seller },
            { name: t("Goods, at wholesale price"), value: split.from_wholesale },
            { name: t("Solodesk fee"), value: split.from_fee },
          ]}
          total={{ name: t("Back to the customer"), value: split.amount }}
        />
      </section>
      <Consequences consequences={consequences} isBehind={isBehind} />
    </div>
  );
}
