import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import type { PageData, ShelfItem } from "../document/page-data.ts";
import { Modal } from "../modal.tsx";
import { ProductView } from "./product-view.tsx";
import type { useProductDialog } from "./use-product-dialog.ts";

interface ProductDialogProps {
  page: PageData;
  dialog: ReturnType<typeof useProductDialog>;
  onAdd: (product: ShelfItem) => void;
}

/** One product, with a large picture and its full description. */
export function ProductDialog({ page, dialog: { opened, retry, close }, onAdd }: ProductDialogProps) {
  const product = opened?.product;
  return (
    <Modal
      title={product?.name ?? t("Product")}
      open={opened !== undefined}
      onClose={close}
      address={opened && `#${opened.id}`}
    >
      {product && <ProductView shop={page.shop} product={product} onAdd={onAdd} />}
      {opened && !product && !opened.failure && <ProductSkeleton />}
      {opened && !product && opened.failure && (
        <div className="px-5 pt-2 pb-8">
          <p role="alert">{opened.failure}</p>
          <div className="mt-5 flex gap-2 *:h-11 *:flex-1">
            <Button onClick={close}>{t("Back to the store")}</Button>
            <Button onClick={retry}>{t("Retry")}</Button>
          </div>
        </div>
      )}
    </Modal>
  );
}

const ProductSkeleton = () => (
  <output aria-label={t("Loading the product")} className="block space-y-4 px-5 pb-8">
    <Skeleton className="aspect-square w-full" />
    <Skeleton className="h-6 w-24" />
    <Skeleton className="h-20" />
  </output>
);
