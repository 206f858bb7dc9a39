import type { RefundSplit } from "@solodesk/contract/orders.ts";
import { classes } from "#ui/classes.ts";
import { FormError } from "#ui/form-error.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SumRows } from "./sum-rows.tsx";

interface RefundPreviewProps {
  split: RefundSplit | undefined;
  error: { message: string } | null;
  /** Figures of a moment ago. */
  isBehind: boolean;
}

/** Who pays what of it, and which way it goes. */
export function RefundPreview({ split, error, isBehind }: RefundPreviewProps) {
  if (error) return <FormError>{error.message}</FormError>;
  if (!split) return <Skeleton className="h-32" />;
  return (
    <section
      aria-label="Who pays what"
      aria-busy={isBehind}
      className={classes("space-y-3 border-line border-t pt-4", isBehind && "opacity-60")}
    >
      <SumRows
        rows={[
          { name: "From your earnings", value: split.from_seller },
          { name: "Goods, at wholesale price", value: split.from_wholesale },
          { name: "Solodesk fee", value: split.from_fee },
        ]}
        total={{ name: "Back to the customer", value: split.amount }}
      />
      <p className="text-faint text-sm">{wayBack(split)}</p>
    </section>
  );
}

function wayBack({ to_gateway, to_credits }: RefundSplit): string {
  if (to_credits.amount === 0) return "It goes back the way it was paid.";
  if (to_gateway.amount === 0) return "It goes back as credits.";
  return "A part goes back the way it was paid, the rest as credits.";
}
