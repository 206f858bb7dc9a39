import type { PageSection } from "@solodesk/contract/store/store/page-look.ts";
import type { PageData } from "../document/page-data.ts";
import { hasAbout } from "./about.tsx";

/** The sections with something in them, in the seller's order. */
export function shownSections({ shop, products, services }: PageData): PageSection[] {
  const isShown: Record<PageSection, boolean> = {
    services: services.length > 0,
    products: products.length > 0,
    about: hasAbout(shop),
  };
  return shop.look.sections.filter((section) => isShown[section]);
}
