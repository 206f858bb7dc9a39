import { startCart } from "#features/selling/cart/cart-store.ts";
import { followTheme } from "#kernel/page/theme.ts";
import type { PageData } from "./document/page-data.ts";
import { takeOver } from "./document/take-over.tsx";
import type { OpeningWords } from "./sections/opening-words.ts";
import { StoreView } from "./store-view.tsx";

/** Hydrates the server's HTML. */
export function hydrate(root: Element, page: PageData, firstOpening: OpeningWords | undefined): void {
  takeOver(root, <StoreView page={page} firstOpening={firstOpening} />);
  startCart();
  followTheme();
}
