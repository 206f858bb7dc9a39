import { type OwnProduct, ownProducts } from "@solodesk/contract/catalog/own-products.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useState } from "react";
import { CallError } from "#kernel/api/call-error.ts";
import { useSend } from "#kernel/api/use-send.ts";
import { Button } from "#ui/forms/button.tsx";
import { Dialog, DialogClose, DialogContent } from "#ui/overlays/dialog.tsx";
import { showingProducts } from "./own-products.reads.ts";

type Named = Pick<OwnProduct, "id" | "name">;

/** Deletes an own product after a question. `onDone` is called once it is deleted. */
export function useDeleteProduct(onDone?: () => void) {
  const { mutateAsync, isPending } = useSend(ownProducts.remove, { refresh: showingProducts });
  const [asked, setAsked] = useState<Named>();
  const send = async ({ id }: Named) => {
    try {
      await mutateAsync({ params: { id } });
      onDone?.();
    } catch (refusal) {
      // The refusal has been shown, and the product stays.
      if (!(refusal instanceof CallError)) throw refusal;
    }
  };
  const question = asked && (
    <Dialog open onOpenChange={(open) => open || setAsked(undefined)}>
      <DialogContent
        title={t("Delete {product}?", { product: asked.name })}
        description={t(
          "It is taken off your store page. Your orders keep what they say about it. Customers who have it in their cart are told that it is gone. You can’t undo this.",
        )}
        footer={
          <>
            <DialogClose asChild>
              <Button>{t("Cancel")}</Button>
            </DialogClose>
            <DialogClose asChild>
              <Button look="danger" onClick={() => void send(asked)}>
                {t("Delete product")}
              </Button>
            </DialogClose>
          </>
        }
      />
    </Dialog>
  );
  return { ask: setAsked, isPending, question };
}
