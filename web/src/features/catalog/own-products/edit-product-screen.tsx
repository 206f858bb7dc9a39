import { type OwnProduct, ownProducts } from "@solodesk/contract/catalog/own-products.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { Copy, Trash2 } from "lucide-react";
import { useState } from "react";
import { generatePath, Link, useNavigate, useParams } from "react-router";
import { ViewPage } from "#features/catalog/storefront/view-page.tsx";
import { CallError } from "#kernel/api/call-error.ts";
import { useRead } from "#kernel/api/query.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { FormSkeleton } from "#ui/forms/form-skeleton.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Screen } from "#ui/layout/screen.tsx";
import { DeleteProduct } from "./delete-product.tsx";
import { ProductEditor } from "./product-editor.tsx";
import { productFormOf, productSkeleton } from "./product-form.ts";
import { ownProductRead, showingProducts } from "./product-read.ts";

/** `/products/:id`. */
export function EditProductScreen() {
  const { id = "" } = useParams();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useRead(ownProductRead(id), {
    quiet: true,
    fresh: true,
  });
  if (error && (error.code === "not_found" || error.code === "validation_failed")) return <Gone />;
  // What is sold meanwhile changes the stock, so the form does not begin with an older one.
  const isOld = isFetching && !isFetchedAfterMount;
  return (
    <Screen title={t(pageNames.product)}>
      {(isOld || (!data && isFetching)) && <FormSkeleton fields={productSkeleton} />}
      {!data && !isFetching && (
        <ErrorState onRetry={() => void refetch()}>
          {t("This product could not be loaded. Nothing was changed.")}
        </ErrorState>
      )}
      {data && !isOld && <ExistingProduct key={data.data.id} product={data.data} />}
    </Screen>
  );
}

function ExistingProduct({ product }: { product: OwnProduct }) {
  const { id } = product;
  const navigate = useNavigate();
  const edit = useSend(ownProducts.edit, { refresh: showingProducts });
  const duplicate = useSend(ownProducts.duplicate, { refresh: showingProducts });
  const leave = () => navigate(pages.services);
  const [isDeleting, setDeleting] = useState(false);
  const copy = async () => {
    try {
      const { data } = await duplicate.mutateAsync({ params: { id } });
      await navigate(generatePath(pages.product, { id: data.id }));
    } catch (refusal) {
      // The refusal has been shown.
      if (!(refusal instanceof CallError)) throw refusal;
    }
  };
  return (
    <>
      <ProductEditor
        initial={productFormOf(product)}
        currency={product.price.currency}
        label={t("Save")}
        isSending={edit.isPending}
        onSubmit={(body) => edit.mutateAsync({ params: { id }, body }).then(leave)}
        aside={
          <>
            <ViewPage kind="product" item={{ slug: product.slug, active: product.status === "active" }} />
            <Button look="ghost" busy={duplicate.isPending} onClick={() => void copy()}>
              <Copy aria-hidden="true" />
              {t("Duplicate||verb")}
            </Button>
            <Button look="ghost" onClick={() => setDeleting(true)}>
              <Trash2 aria-hidden="true" />
              {t("Delete||verb")}
            </Button>
          </>
        }
      />
      {isDeleting && (
        <DeleteProduct product={product} onDone={() => void leave()} onClose={() => setDeleting(false)} />
      )}
    </>
  );
}

const Gone = () => (
  <Screen title={t(pageNames.product)}>
    <EmptyState
      drawing="search"
      action={
        <Button asChild>
          <Link to={pages.services}>{t("See what you offer")}</Link>
        </Button>
      }
    >
      {t("This product is not in your catalogue. It may have been deleted.")}
    </EmptyState>
  </Screen>
);
