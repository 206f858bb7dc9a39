import type { ClosedEmbed, EmbeddedPage } from "@solodesk/contract/catalog/storefront.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { storeDefaults } from "@solodesk/contract/store/store/store-defaults.ts";
import { type PageData, pageData } from "../document/page-data.ts";

/** The data of the page that other websites frame. It has no cart, so it sells neither products nor packs. */
export interface EmbedData extends PageData {
  embed: {
    /** The one service that it shows; null for all. */
    service: Id | null;
  };
}

/** The data of the page without a store. */
export const closedData = { embed: null };
export type ClosedData = typeof closedData;

export function embedData({
  storefront,
  publicUrl,
  theme,
  service,
}: Omit<EmbeddedPage, "assets">): EmbedData {
  const page = pageData({ ...storefront, products: [] }, publicUrl);
  const { look } = page.shop;
  const services = page.services.map((offer) => ({ ...offer, packs: [] }));
  return {
    ...page,
    shop: { ...page.shop, look: { ...look, theme: theme ?? look.theme } },
    pages: { current: 1, total: 1, products: 0 },
    services: service === null ? services : services.filter(({ id }) => id === service),
    embed: { service },
  };
}

/** The look of the page without a store. */
export const closedLook = ({ theme }: Pick<ClosedEmbed, "theme">) => ({
  logo_url: null,
  accent_color: storeDefaults.accent_color,
  look: { ...storeDefaults.look, ...(theme && { theme }) },
});
