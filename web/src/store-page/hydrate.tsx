import { startCart } from "#features/selling/cart/cart-store.ts";
import { followTheme } from "#kernel/page/theme.ts";
import type { OpeningWords } from "./opening-words.ts";
import type { PageData } from "./page-data.ts";
import { StoreView } from "./store-view.tsx";
import { takeOver } from "./take-over.tsx";

/** Takes the server's HTML over. */
export function hydrate(root: Element, page: PageData, firstOpening: OpeningWords | undefined): void {
  takeOver(root, <StoreView page={page} firstOpening={firstOpening} />);
  startCart();
  followTheme();
}
