import { Boundary } from "#ui/layout/boundary.tsx";
import { BookDialog } from "./book-dialog.tsx";
import { CartDialog } from "./cart-dialog.tsx";
import { PageBroke } from "./document/page-broke.tsx";
import type { Shop } from "./document/page-data.ts";
import type { useShopping } from "./use-shopping.ts";

interface ShoppingDialogsProps {
  shop: Shop;
  shopping: ReturnType<typeof useShopping>;
}

/** The dialogs in which visitors book and pay. A boundary each: a visitor can still buy if the booking dialog crashes. */
export const ShoppingDialogs = ({ shop, shopping: { cartDialog, booking } }: ShoppingDialogsProps) => (
  <>
    <Boundary fallback={<PageBroke />}>
      <CartDialog shop={shop} dialog={cartDialog} />
    </Boundary>
    <Boundary fallback={<PageBroke />}>
      <BookDialog
        {...booking}
        onAdded={(next) => {
          booking.close();
          if (next === "checkout") cartDialog.openDetails();
        }}
      />
    </Boundary>
  </>
);
