import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { NextStep } from "#features/store/store/next-step.tsx";
import { useDashboard } from "#features/store/store/use-dashboard.ts";
import { useRead } from "#kernel/api/query.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { Pager } from "#ui/data/pager.tsx";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { useHasOpened } from "#ui/overlays/use-opened.ts";
import { GiftCardItem } from "./gift-card-item.tsx";
import { giftCardsRead } from "./gift-cards-read.ts";

// Loaded on demand: most visits look at the list only.
const GiftCardDialog = lazy(async () => ({
  default: (await import("./gift-card-dialog.tsx")).GiftCardDialog,
}));

/** `/gift-cards`: the store's gift cards, and what customers can still spend. */
export function GiftCardsScreen() {
  const [query] = useSearchParams();
  const store = useDashboard()?.store_info;
  const { data, isError, isFetching, refetch } = useRead(giftCardsRead(query), { keepPrevious: true });
  const rows = data?.data;
  // Of the screen and not of its button, which moves when the first card is there, while the dialog still shows its code.
  const [isAdding, setAdding] = useState(false);
  const hasOpened = useHasOpened(isAdding);
  const add = store && data && (
    <Button look="primary" aria-haspopup="dialog" onClick={() => setAdding(true)}>
      {t("Add gift card")}
    </Button>
  );
  return (
    <Screen title={t(pageNames.giftCards)} actions={rows && rows.length > 0 ? add : undefined}>
      {isError && !rows && (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {t("Your gift cards could not be loaded.")}
        </ErrorState>
      )}
      {!rows && !isError && <RowsSkeleton label={t("Loading your gift cards")} />}
      {rows?.length === 0 && (
        <EmptyState drawing="box" action={add || <NextStep towards="anything" />}>
          {t(
            "Sell gift cards in your shop, or give one away. Customers enter its code when they check out, and what they don't spend stays on the card.",
          )}
        </EmptyState>
      )}
      {data && rows && rows.length > 0 && (
        <>
          <p className="pb-4 text-body">
            {t("Customers can still spend {amount}.", { amount: moneyText(data.outstanding) })}
          </p>
          <ul aria-label={t(pageNames.giftCards)} className="border-line border-t">
            {rows.map((card) => (
              <GiftCardItem key={card.id} card={card} zone={store?.timezone ?? "UTC"} />
            ))}
          </ul>
          <Pager pagination={data.pagination} />
        </>
      )}
      {hasOpened && data && (
        <Suspense>
          <GiftCardDialog open={isAdding} leastYears={data.least_years} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Screen>
  );
}
