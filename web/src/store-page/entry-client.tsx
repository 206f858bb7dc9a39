// What a visitor's browser runs at once: a few lines. The page itself wakes up when it is first touched, or when
// there is time and the cart holds something to show, or the address leads to a product.
import "./store-page.css";
import { cartKey } from "#features/selling/cart/cart-key.ts";
import { onStored, readText } from "#kernel/storage/storage.ts";
import { now } from "#kernel/time/clock.ts";
import type { PageData } from "./document/page-data.ts";
import { pageIds } from "./document/page-ids.ts";
import { beginVisit } from "./document/visit.ts";
import { visitorHere } from "./document/visitor.ts";
import { wakeAtFirstSign } from "./document/wake-at-first-sign.ts";
import { productInHash } from "./products/product-in-hash.ts";
import { type OpeningWords, openingWords } from "./sections/opening-words.ts";

const root = document.getElementById(pageIds.root);
const data = document.getElementById(pageIds.data)?.textContent;

// Not checked again: the server wrote it from a checked answer into the very document that names this build of the
// script, and a schema here would weigh more than the page runs at once.
if (root && data) start(root, JSON.parse(data));

function start(place: HTMLElement, page: PageData): void {
  const opening = openingWords(page.shop, now(), visitorHere());
  if (opening) sayOpening(opening);

  beginVisit(page.shop.website_url);
  const wake = wakeAtFirstSign(async () => {
    const { hydrate } = await import("./hydrate.tsx");
    hydrate(place, page, opening);
    forgetCart();
  });
  const forgetCart = onStored(cartKey, wake);
  const wantsMore = (readText(cartKey) ?? "[]") !== "[]" || productInHash(location.hash) !== undefined;
  if (wantsMore) whenIdle(wake);
}

/** Fills in what the stored page cannot know, exactly as the page itself will say it. */
function sayOpening({ open, words }: OpeningWords): void {
  const line = document.getElementById(pageIds.opening);
  if (!line?.lastElementChild) return;
  line.dataset["open"] = String(open);
  line.lastElementChild.textContent = words;
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 300);
}
