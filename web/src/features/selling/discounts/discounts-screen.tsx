import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import { maxDiscounts } from "@solodesk/contract/selling/discounts.ts";
import { lazy, Suspense, useState } from "react";
import { NextStep } from "#features/store/store/next-step.tsx";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { useRead } from "#kernel/api/query.ts";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { useHasOpened } from "#ui/overlays/use-opened.ts";
import { DiscountItem } from "./discount-item.tsx";
import { discountsRead } from "./discounts-read.ts";

// Loaded on demand: most visits look at the list only.
const DiscountDialog = lazy(async () => ({
  default: (await import("./discount-dialog.tsx")).DiscountDialog,
}));

/** `/discounts`: codes and automatic discounts, with what each brought. */
export function DiscountsScreen() {
  const store = useDashboard()?.store_info;
  const { data, isError, refetch } = useRead(discountsRead());
  const rows = data?.data;
  const add = store && rows && rows.length < maxDiscounts && <AddDiscount />;
  return (
    <Screen title={t(pageNames.discounts)} actions={rows && rows.length > 0 ? add : undefined}>
      {isError && !rows && (
        <ErrorState onRetry={() => void refetch()}>{t("Your discounts could not be loaded.")}</ErrorState>
      )}
      {!rows && !isError && <RowsSkeleton label={t("Loading your discounts")} />}
      {rows?.length === 0 && (
        <EmptyState drawing="box" action={add || <NextStep towards="anything" />}>
          {t(
            "Give your regulars a code, or run a sale for a week. Here you'll see how many orders each discount gets and what it costs you.",
          )}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul aria-label={t(pageNames.discounts)} className="border-line border-t">
          {rows.map((discount) => (
            <DiscountItem key={discount.id} discount={discount} zone={store?.timezone ?? "UTC"} />
          ))}
        </ul>
      )}
    </Screen>
  );
}

function AddDiscount() {
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasOpened(isOpen);
  return (
    <>
      <Button look="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("Add discount")}
      </Button>
      {hasOpened && (
        <Suspense>
          <DiscountDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
