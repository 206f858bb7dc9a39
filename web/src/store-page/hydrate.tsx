import { startCart } from "#features/selling/cart/cart-store.ts";
import { omitCredentials } from "#kernel/api/credentials.ts";
import { followTheme } from "#kernel/page/theme.ts";
import type { PageData } from "./document/page-data.ts";
import { takeOver } from "./document/take-over.tsx";
import type { EmbedData } from "./embed/embed-data.ts";
import { EmbedView } from "./embed/embed-view.tsx";
import type { HostPage } from "./embed/host-page.ts";
import type { ItemData } from "./item/item-data.ts";
import { ItemView } from "./item/item-view.tsx";
import type { OpeningWords } from "./sections/opening-words.ts";
import { StoreView } from "./store-view.tsx";

/** Hydrates the server's HTML of the store page, or of the page of one product or service. */
export function hydrate(
  root: HTMLElement,
  page: PageData | ItemData,
  firstOpening: OpeningWords | undefined,
): void {
  takeOver(
    root,
    "item" in page ? <ItemView page={page} /> : <StoreView page={page} firstOpening={firstOpening} />,
  );
  startCart();
  followTheme();
}

/** The same for the page that other websites frame. It is here because both pages share most of their code. */
export function hydrateEmbed(root: HTMLElement, page: EmbedData, host: HostPage): void {
  omitCredentials();
  takeOver(root, <EmbedView page={page} host={host} />);
  followTheme();
}
