import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Consequence, RefundSplit } from "@solodesk/contract/selling/orders/refund.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { ErrorLine } from "#ui/layout/error-line.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { classes } from "#ui/look/classes.ts";
import { SumRows } from "../drawer/sum-rows.tsx";
import { RefundConsequences } from "./refund-consequences.tsx";

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
  if (error) return <NotKnown error={error} onRetry={retry} />;
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
      <RefundConsequences consequences={consequences} isBehind={isBehind} />
    </div>
  );
}

/** A 4xx error is final, so it is only shown; any other failure can be retried. */
const NotKnown = ({ error, onRetry }: { error: Error; onRetry: () => void }) =>
  error instanceof CallError && error.status >= 400 && error.status < 500 ? (
    <FormError>{error.message}</FormError>
  ) : (
    <ErrorLine onRetry={onRetry}>{error.message}</ErrorLine>
  );
