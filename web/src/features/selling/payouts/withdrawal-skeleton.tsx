import { t } from "@solodesk/contract/kernel/language/t.ts";
import { FormSkeleton } from "#ui/forms/form-skeleton.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { PayoutFigures } from "./payout-figures.tsx";

/** Placeholder of the screen: the figures' labels, everything else in its final size. */
export const WithdrawalSkeleton = () => (
  <>
    <PayoutFigures sums={undefined} opened={shut} />
    <div className="grid gap-x-14 gap-y-10 py-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
      <div className="max-w-[35rem] space-y-8">
        <FormSkeleton fields={["line", "line"]} />
        <Skeleton className="h-9 w-28" />
        <Skeleton className="h-24" />
      </div>
      <PreviewSkeleton />
    </div>
    <Skeleton className="h-40" />
  </>
);

const shut = { id: undefined, addressOf: () => "", open: () => undefined, close: () => undefined };

export const PreviewSkeleton = () => (
  <output aria-label={t("Loading what is paid out")} className="block min-h-64 space-y-4">
    <Skeleton className="h-6 w-48" />
    <Skeleton className="h-10" />
    <Skeleton className="h-10" />
    <Skeleton className="h-10" />
  </output>
);
