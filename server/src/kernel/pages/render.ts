// Loads the built store page: web/dist/server/store-page.js, which Vite builds from web/src/store-page.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type {
  ClosedEmbed,
  EmbeddedPage,
  ItemPage,
  StorePage,
} from "@solodesk/contract/catalog/storefront.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import type { BookingPage, LostPage } from "@solodesk/contract/selling/bookings/booking-page.ts";
import type { OrderPage } from "@solodesk/contract/selling/orders.ts";
import type { WaitingPage } from "@solodesk/contract/selling/waitlist.ts";
import { z } from "zod";
import { readScriptFolders, scriptIn } from "./spoken-scripts.ts";

export interface StorePageRenderer {
  /** Differs between any two builds. */
  build: string;
  /** The whole HTML document. */
  render(page: Omit<StorePage, "assets">, language: LanguageTag): string;
  /** The page of one product or service. */
  renderItem(page: Omit<ItemPage, "assets">, language: LanguageTag): string;
  /** The guest's page about a booking, in the store's look. */
  renderBooking(page: Omit<BookingPage, "assets">, language: LanguageTag): string;
  /** The guest's page about an order, in the store's look. */
  renderOrder(page: Omit<OrderPage, "assets">, language: LanguageTag): string;
  /** The page of a visitor on the waitlist, in the store's look. */
  renderWaiting(page: Omit<WaitingPage, "assets">, language: LanguageTag): string;
  /** The page for an unknown guest link, in the store's look. */
  renderLost(page: Omit<LostPage, "assets">, language: LanguageTag): string;
  /** The page that other websites frame. */
  renderEmbedded(page: Omit<EmbeddedPage, "assets">, language: LanguageTag): string;
  /** The same for an address without an open store. */
  renderClosedEmbed(page: Omit<ClosedEmbed, "assets">, language: LanguageTag): string;
}

const STORE_ENTRY = "src/store-page/entry-client.tsx";
const BOOKING_ENTRY = "src/store-page/guest/guest-client.tsx";
const ORDER_ENTRY = "src/store-page/order/order-client.tsx";
const WAITING_ENTRY = "src/store-page/waiting/waiting-client.tsx";

const Chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
});
const Manifest = z.record(z.string(), Chunk);
type Assets = Pick<StorePage, "assets">;
/** What a page shows, without its scripts and styles. */
type Shown<Page> = Omit<Page, "assets">;
type Render<Page> = (page: Shown<Page> & Assets) => string;
const renderer = <Page>() => z.custom<Render<Page>>((value) => typeof value === "function");
const Bundle = z.object({
  renderStorePage: renderer<StorePage>(),
  renderItemPage: renderer<ItemPage>(),
  renderBookingPage: renderer<BookingPage>(),
  renderOrderPage: renderer<OrderPage>(),
  renderWaitingPage: renderer<WaitingPage>(),
  renderLostPage: renderer<LostPage>(),
  renderEmbeddedPage: renderer<EmbeddedPage>(),
  renderClosedEmbed: renderer<ClosedEmbed>(),
});

/** Returns the script of an entry and the styles of everything it imports, as paths on this site. */
function assetsOf(manifest: z.infer<typeof Manifest>, name: string): StorePage["assets"] {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    const chunk = manifest[file];
    if (!chunk || seen.has(file)) return;
    seen.add(file);
    for (const imported of chunk.imports) visit(imported);
    for (const style of chunk.css) styles.add(`/${style}`);
  };
  visit(name);
  const entry = manifest[name];
  return { scripts: entry ? [`/${entry.file}`] : [], styles: [...styles] };
}

async function load(webBuild: string, bundleFile: string, manifestFile: string): Promise<StorePageRenderer> {
  const manifest = readFileSync(manifestFile, "utf8");
  const folders = readScriptFolders(webBuild);
  const build = createHash("sha256")
    .update(readFileSync(bundleFile))
    .update(manifest)
    // They have the hashes of the translations, which the bundle has not.
    .update([...folders].join())
    .digest("base64url");
  const chunks = Manifest.parse(JSON.parse(manifest));
  // The hash in the address makes a rebuilt file a new module.
  const bundle: unknown = await import(`${pathToFileURL(bundleFile).href}?${build}`);
  const built = Bundle.parse(bundle);

  /** Renders a page in a language, with the scripts and styles of an entry. */
  function rendering<Page>(render: Render<Page>, entry: string) {
    const { scripts, styles } = assetsOf(chunks, entry);
    return (page: Shown<Page>, language: LanguageTag): string => {
      const assets = { scripts: scripts.map((script) => scriptIn(folders, language, script)), styles };
      return inLanguage(language, () => render({ ...page, assets }));
    };
  }
  return {
    build,
    render: rendering<StorePage>(built.renderStorePage, STORE_ENTRY),
    renderItem: rendering<ItemPage>(built.renderItemPage, STORE_ENTRY),
    renderBooking: rendering<BookingPage>(built.renderBookingPage, BOOKING_ENTRY),
    renderOrder: rendering<OrderPage>(built.renderOrderPage, ORDER_ENTRY),
    renderWaiting: rendering<WaitingPage>(built.renderWaitingPage, WAITING_ENTRY),
    renderLost: rendering<LostPage>(built.renderLostPage, BOOKING_ENTRY),
    renderEmbedded: rendering<EmbeddedPage>(built.renderEmbeddedPage, STORE_ENTRY),
    renderClosedEmbed: rendering<ClosedEmbed>(built.renderClosedEmbed, STORE_ENTRY),
  };
}

/**
 * Loads the built page when it is first needed; undefined while nothing is built. `webBuild` is Vite's output
 * folder, with `server/` and `client/`.
 */
export function storePageRenderer(webBuild: string): () => Promise<StorePageRenderer | undefined> {
  const bundleFile = join(webBuild, "server/store-page.js");
  const manifestFile = join(webBuild, "client/.vite/manifest.json");
  let loading: Promise<StorePageRenderer> | undefined;
  return async () => {
    if (!loading && existsSync(bundleFile) && existsSync(manifestFile))
      loading = load(webBuild, bundleFile, manifestFile);
    return loading;
  };
}
