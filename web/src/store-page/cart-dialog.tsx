import { t } from "@solodesk/contract/kernel/language/t.ts";
import { useCart } from "#features/selling/cart/use-cart.ts";
import { useStore } from "#kernel/storage/store.ts";
import { Button } from "#ui/forms/button.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { CartStep } from "./checkout/cart-step.tsx";
import type { Checkout } from "./checkout/start-checkout.ts";
import type { Shop } from "./document/page-data.ts";
import { Modal } from "./modal.tsx";
import type { CartDialogState } from "./use-cart-dialog.ts";

interface CartDialogProps {
  shop: Shop;
  dialog: CartDialogState;
}

/** The cart, then the buyer's details, one step at a time, up to the payment. */
export const CartDialog = ({ shop, dialog }: CartDialogProps) => (
  <Modal title={t("Cart")} open={dialog.checkout !== undefined} onClose={dialog.close}>
    {dialog.checkout && <Steps shop={shop} dialog={dialog} checkout={dialog.checkout} />}
  </Modal>
);

function Steps({ shop, dialog, checkout }: CartDialogProps & { checkout: Checkout }) {
  const { DetailsStep, failed, toDetails, close } = dialog;
  const { items } = useCart();
  const { step } = useStore(checkout.state);
  if (items.length === 0) return <Empty onClose={close} />;
  if (step === "cart")
    return <CartStep checkout={checkout} shop={shop} items={items} onDetails={toDetails} />;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-line border-t px-5 pt-3 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      {DetailsStep && <DetailsStep checkout={checkout} shop={shop} />}
      {failed && <ErrorState onRetry={toDetails}>{t("The checkout could not be loaded.")}</ErrorState>}
      {!DetailsStep && !failed && <DetailsSkeleton />}
    </div>
  );
}

const Empty = ({ onClose }: { onClose: () => void }) => (
  <div className="px-5 pt-2 pb-8">
    <p>{t("Your cart is empty.")}</p>
    <Button className="mt-5 h-11 w-full" onClick={onClose}>
      {t("Back to the store")}
    </Button>
  </div>
);

const DetailsSkeleton = () => (
  <output aria-label={t("Loading")} className="block space-y-5 pt-24">
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </output>
);
