// What a visitor's browser runs at once: a few lines. The page hydrates on the first interaction. If the cart
// is not empty or the address names a pack or a variant, it does so when the browser is idle. The page of one product or
// service and the page that other websites frame begin here too, so that they share all files.
import "./store-page.css";
import { cartKey } from "#features/selling/cart/cart-key.ts";
import { onStored, readText } from "#kernel/storage/storage.ts";
import { now } from "#kernel/time/clock.ts";
import type { PageData } from "./document/page-data.ts";
import { pageIds } from "./document/page-ids.ts";
import { beginVisit } from "./document/visit.ts";
import { visitorHere } from "./document/visitor.ts";
import { wakeAtFirstSign } from "./document/wake-at-first-sign.ts";
import type { ClosedData, EmbedData } from "./embed/embed-data.ts";
import type { ItemData } from "./item/item-data.ts";
import { type OpeningWords, openingWords } from "./sections/opening-words.ts";

const root = document.getElementById(pageIds.root);
const data = document.getElementById(pageIds.data)?.textContent;

// Not validated: the server wrote it from a validated response into the same document that names this build
// of the script, and a schema would be larger than everything else that runs at once.
if (root && data) begin(root, JSON.parse(data));

function begin(place: HTMLElement, page: PageData | ItemData | EmbedData | ClosedData): void {
  if ("embed" in page) void import("./embed/start-embed.ts").then((embed) => embed.startEmbed(place, page));
  else start(place, page);
}

function start(place: HTMLElement, page: PageData | ItemData): void {
  const isItem = "item" in page;
  if (!isItem && leavesForProduct(page)) return;
  const opening = isItem ? undefined : openingWords(page.shop, now(), visitorHere());
  if (opening) sayOpening(opening);

  beginVisit(page.shop.website_url);
  const wake = wakeAtFirstSign(async () => {
    const { hydrate } = await import("./hydrate.tsx");
    hydrate(place, page, opening);
    forgetCart();
  });
  const forgetCart = onStored(cartKey, wake);
  // The id of a service with the pack that pays for it, or of a variant.
  const named = /^#[\da-f]{8}-/.test(location.hash) || /[?&]variant=/.test(location.search);
  const wantsMore = (readText(cartKey) ?? "[]") !== "[]" || named;
  if (wantsMore) whenIdle(wake);
}

/** Links and ads of before name a product after the "#" of the store page's address: they lead to its own page. */
function leavesForProduct({ shop, services }: PageData): boolean {
  const [, id] = /^#([\da-f-]{36})$/.exec(location.hash) ?? [];
  if (id === undefined || services.some((service) => service.id === id)) return false;
  location.replace(`/store/${shop.website_url}/p/${id}${location.search}`);
  return true;
}

/** Fills in the opening hours, which the cached HTML cannot know, exactly as hydration will render them. */
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
