import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames } from "@solodesk/contract/kernel/pages.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { StoreDetailsForm } from "./store-details-form.tsx";

const fields = ["h-9", "h-9", "h-9", "h-25", "h-9", "h-9"];

const StoreFormSkeleton = () => (
  <div role="status" aria-label={t("Loading your store")} className="max-w-[35rem]">
    <Skeleton className="mb-8 h-9 w-full" />
    <div className="space-y-5">
      {fields.map((height, at) => (
        <div key={at}>
          <Skeleton className="mb-2 h-4 w-28" />
          <Skeleton className={`${height} w-full`} />
        </div>
      ))}
    </div>
  </div>
);

/** `/add-store-detail`: creates the store, or edits it if there is one. */
export function StoreDetailsScreen() {
  const { data: user, refetch, isFetching } = useRead(readOf(dashboard.get, {}));
  if (user) return <StoreDetailsForm userId={user.id} existing={user.store_info} />;
  return (
    <Screen title={t(pageNames.addStoreDetail)}>
      {isFetching ? (
        <StoreFormSkeleton />
      ) : (
        <ErrorState onRetry={() => void refetch()}>
          {t("Your store could not be loaded. What you typed earlier is still on this device.")}
        </ErrorState>
      )}
    </Screen>
  );
}
