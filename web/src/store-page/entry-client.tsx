// What a visitor's browser runs at once: a few lines. The page hydrates on the first interaction. If the cart
// is not empty or the address names a product or a pack, it does so when the browser is idle. The page that other websites frame
// begins here too, so that the two share all files.
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
import { type OpeningWords, openingWords } from "./sections/opening-words.ts";

const root = document.getElementById(pageIds.root);
const data = document.getElementById(pageIds.data)?.textContent;

// Not validated: the server wrote it from a validated response into the same document that names this build
// of the script, and a schema would be larger than everything else that runs at once.
if (root && data) begin(root, JSON.parse(data));

function begin(place: HTMLElement, page: PageData | EmbedData | ClosedData): void {
  if ("embed" in page) void import("./embed/start-embed.ts").then((embed) => embed.startEmbed(place, page));
  else start(place, page);
}

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
  // An id: of a product, or of a service with the pack that pays for it.
  const wantsMore = (readText(cartKey) ?? "[]") !== "[]" || /^#[\da-f]{8}-/.test(location.hash);
  if (wantsMore) whenIdle(wake);
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
