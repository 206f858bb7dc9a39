import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { useRead } from "#kernel/api/query.ts";
import { pageNames } from "#kernel/page/page-names.ts";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { StoreDetailsForm } from "./store-details-form.tsx";
import { StoreFormSkeleton } from "./store-form-skeleton.tsx";

/** `/add-store-detail`: opens a store, and changes it once there is one. */
export function StoreDetailsScreen() {
  const { data: user, refetch, isFetching } = useRead(dashboard.get, {});
  if (user) return <StoreDetailsForm userId={user.id} existing={user.store_info} />;
  return (
    <Screen title={pageNames.addStoreDetail}>
      {isFetching ? (
        <StoreFormSkeleton />
      ) : (
        <ErrorState onRetry={() => void refetch()}>
          Your store could not be loaded. What you typed earlier is still on this device.
        </ErrorState>
      )}
    </Screen>
  );
}
