import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { services } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { Link, useNavigate } from "react-router";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormSkeleton } from "#ui/forms/form-skeleton.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { ServiceEditor } from "./service-editor.tsx";
import { newService, serviceFields } from "./service-form.ts";

const useAddService = () => useSend(services.add, { refresh: [dashboard.get, catalog.listMine] });

/** `/add-service`. */
export function AddServiceScreen() {
  const { data: user, isFetching, refetch } = useRead(readOf(dashboard.get, {}));
  if (user?.store_info === null) return <StoreFirst />;
  return (
    <Screen
      title={t(pageNames.addService)}
      lead={t("Something you do for customers, at a price.")}
      width="form"
    >
      {!user && isFetching && <FormSkeleton fields={serviceFields} />}
      {!user && !isFetching && (
        <ErrorState onRetry={() => void refetch()}>
          {t("Your store could not be loaded. Nothing was changed.")}
        </ErrorState>
      )}
      {user && <NewService currency={user.wallets.currency} />}
    </Screen>
  );
}

function NewService({ currency }: { currency: string }) {
  const navigate = useNavigate();
  const add = useAddService();
  return (
    <ServiceEditor
      initial={newService}
      currency={currency}
      label={t("Add service")}
      isSending={add.isPending}
      onSubmit={(body) => add.mutateAsync({ body }).then(() => navigate(pages.services))}
    />
  );
}

const StoreFirst = () => (
  <Screen title={t(pageNames.addService)}>
    <EmptyState
      drawing="shop"
      action={
        <Button asChild look="primary">
          <Link to={pages.addStoreDetail}>{t("Create your store")}</Link>
        </Button>
      }
    >
      {t("Services are part of your store page, so create your store first.")}
    </EmptyState>
  </Screen>
);
