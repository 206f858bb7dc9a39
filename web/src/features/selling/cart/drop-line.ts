import { bookings } from "@solodesk/contract/selling/bookings.ts";
import { call } from "#kernel/api/call.ts";
import { CallError } from "#kernel/api/call-error.ts";
import type { CartItem } from "./cart-item.ts";
import { removeFromCart } from "./cart-store.ts";

/** Removes a line from the cart. A time that was held for it is free again right away. */
export async function dropLine({ hold, ...item }: CartItem): Promise<void> {
  removeFromCart(item);
  if (hold === undefined || item.website_url === null) return;
  try {
    await call(bookings.release, { params: { website_url: item.website_url, hold } }, { keepalive: true });
  } catch (error) {
    // The hold will expire.
    if (!(error instanceof CallError)) throw error;
  }
}
