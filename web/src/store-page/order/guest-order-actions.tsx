import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Printer } from "lucide-react";
import { useStore } from "#kernel/storage/store.ts";
import { Button } from "#ui/forms/button.tsx";
import type { OpenedOrder } from "./open-order.ts";
import type { OrderPageData } from "./order-page-data.ts";

interface GuestOrderActionsProps {
  page: OrderPageData;
  guest: OpenedOrder;
}

/** The next step as the primary button, and other actions. Without JavaScript only links remain. */
export function GuestOrderActions({ page: { shop, isOpen, back }, guest }: GuestOrderActionsProps) {
  const { order, checkoutUrl, asks } = useStore(guest.state);
  const isUnpaid = order.status === "pending_payment";
  const isLost = order.payment.status === "failed";
  const store = `${pages.ownStore}/${shop.website_url}`;
  return (
    <div className="mt-5 mb-8 grid gap-3 empty:hidden sm:grid-cols-2 print:hidden">
      {isUnpaid && checkoutUrl && (
        <Button asChild look="primary" className="h-12 text-md">
          <a href={checkoutUrl}>{t("Pay now")}</a>
        </Button>
      )}
      {isUnpaid && back && !back.cancelled && (
        <Button className="h-12 scriptless:hidden" busy={asks} onClick={guest.askAgain}>
          {t("Check again")}
        </Button>
      )}
      {(isUnpaid || isLost) && isOpen && (
        <Button asChild look={isLost ? "primary" : "secondary"} className="h-12">
          <a href={store}>{t("Back to the cart")}</a>
        </Button>
      )}
      {order.payment.status !== "pending" && !isLost && (
        <Button className="h-12 scriptless:hidden" onClick={() => print()}>
          <Printer aria-hidden="true" />
          {t("Print receipt")}
        </Button>
      )}
      {!isUnpaid && !isLost && isOpen && (
        <Button asChild className="h-12">
          <a href={store}>{t("Back to the store")}</a>
        </Button>
      )}
    </div>
  );
}
