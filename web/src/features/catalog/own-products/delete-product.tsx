import { type OwnProduct, ownProducts } from "@solodesk/contract/catalog/own-products.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { showingProducts } from "./product-read.ts";

interface DeleteProductProps {
  product: Pick<OwnProduct, "id" | "name">;
  /** It is deleted. */
  onDone: () => void;
  /** The seller keeps it, or it could not be deleted. */
  onClose: () => void;
}

/** Asks before an own product is deleted, and deletes it. */
export function DeleteProduct({ product: { id, name }, onDone, onClose }: DeleteProductProps) {
  const { mutateAsync, isPending } = useSend(ownProducts.remove, { refresh: showingProducts });
  const send = async () => {
    try {
      await mutateAsync({ params: { id } });
      onDone();
    } catch (refusal) {
      // The refusal has been shown, and the product stays.
      if (!(refusal instanceof CallError)) throw refusal;
      onClose();
    }
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={t("Delete {product}?", { product: name })}
        description={t(
          "This removes it and its page from your store. Past orders still show it. Customers with it in their cart see that it's no longer available. You can't undo this.",
        )}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("Cancel")}</Button>
            </DialogClose>
            <Button look="danger" busy={isPending} onClick={() => void send()}>
              {t("Delete product")}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
