import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { ownProducts } from "@solodesk/contract/catalog/own-products.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { readOf, useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormSkeleton } from "#ui/forms/form-skeleton.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { ProductEditor } from "./product-editor.tsx";
import { newProduct, productSkeleton } from "./product-form.ts";
import { showingProducts } from "./product-read.ts";

/** `/add-product`. */
export function AddProductScreen() {
  const { data: user, isFetching, refetch } = useRead(readOf(dashboard.get, {}));
  if (user?.store_info === null) return <StoreFirst />;
  return (
    <Screen title={t(pageNames.addProduct)} lead={t("A product of your own to sell on your store page.")}>
      {!user && isFetching && <FormSkeleton fields={productSkeleton} />}
      {!user && !isFetching && (
        <ErrorState onRetry={() => void refetch()}>
          {t("Your store could not be loaded. Nothing was changed.")}
        </ErrorState>
      )}
      {user && <NewProduct currency={user.wallets.currency} />}
    </Screen>
  );
}

function NewProduct({ currency }: { currency: string }) {
  const navigate = useNavigate();
  const add = useSend(ownProducts.add, { refresh: showingProducts });
  /** Products added in a row; each has a form of its own. */
  const [added, setAdded] = useState(0);
  return (
    <ProductEditor
      key={added}
      initial={newProduct}
      currency={currency}
      label={t("Add product")}
      isSending={add.isPending}
      startsInName={added > 0}
      onSubmit={(body) => add.mutateAsync({ body }).then(() => navigate(pages.services))}
      onSubmitAndStay={(body) => add.mutateAsync({ body }).then(() => setAdded(added + 1))}
    />
  );
}

const StoreFirst = () => (
  <Screen title={t(pageNames.addProduct)}>
    <EmptyState
      drawing="shop"
      action={
        <Button asChild look="primary">
          <Link to={pages.addStoreDetail}>{t("Create your store")}</Link>
        </Button>
      }
    >
      {t("Products are part of your store page, so create your store first.")}
    </EmptyState>
  </Screen>
);
