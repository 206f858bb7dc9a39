import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { WantedItem } from "@solodesk/contract/selling/checkout/cart.ts";
import type { Store } from "@solodesk/contract/store/store.ts";

/** What the database holds about one item of a cart; amounts in minor units. */
export interface CartOffer {
  /** The item's index in the cart, from 0. */
  cartLine: number;
  item: Omit<WantedItem, "quantity">;
  /** The store that sells it; null if the marketplace itself does. */
  store: Store | null;
  /** Does the store belong to the buyer? */
  isOwn: boolean;
  name: string;
  sku: string;
  imageUrl: string | null;
  unitPrice: number;
  /** The wholesale price, which goes to the catalogue's operator. */
  unitWholesale: number;
  /** What of a piece is paid at the appointment. */
  unitLater: number;
  /** How many are charged. */
  quantity: number;
  /** What discounts take off all of them, and of that off what is paid at the appointment; 0 until the cart is priced. */
  discount: number;
  discountLater: number;
  /** Products only: pieces in stock; null if stock is not counted. */
  stock: number | null;
  /** Products only: is it the store's own, rather than of the shared catalogue? */
  isOwnProduct?: boolean;
  /** Products only: has it variants, of which the item names none? Then it cannot be bought as it is. */
  needsVariant?: boolean;
  /** Variants only: the name of the product, and the variant's value of each option. `name` has both. */
  variant?: { of: string; values: string[] };
  /** Packs only: for how many months their visits can be booked. */
  validMonths?: number;
  service?: Service;
  /** Services with a time only: how many spots are left at it; 0 if it is taken. */
  seatsLeft?: number;
}
