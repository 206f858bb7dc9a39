// Data for search engines: the store, its hours and its offers in the schema.org vocabulary.

import { shortened } from "@solodesk/contract/catalog/storefront/shortened.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type Money, minorDigits, toDecimal } from "@solodesk/contract/kernel/money.ts";
import { itemPath, type PageKind } from "@solodesk/contract/kernel/slug.ts";
import { type Weekday, weekdays } from "@solodesk/contract/kernel/weekdays.ts";
import type { Hours } from "@solodesk/contract/store/store.ts";
import { picturePath } from "../sections/seller-links.ts";
import type { Offer, PageData, ShelfItem } from "./page-data.ts";

export type Node = Record<string, unknown>;

/** The whole address of a picture on this site. */
export const pictureAddress = (path: string | null, { origin }: URL): string | undefined => {
  const picture = picturePath(path);
  return picture && origin + picture;
};

export function structuredData({ shop, products, services, url }: PageData): Node {
  const site = new URL(url);
  const absolute = (path: string | null) => pictureAddress(path, site);
  const page = (kind: PageKind, slug: string) => site.origin + itemPath(kind, shop.website_url, slug);
  const offers = [
    ...products.map((product) =>
      productOffer(product, absolute(product.image_url), page("product", product.slug)),
    ),
    ...services.map((service) => ({
      ...serviceOffer(service, absolute(service.image_url), url),
      url: page("service", service.slug),
    })),
  ];
  return {
    "@context": "https://schema.org",
    "@type": "Store",
    "@id": `${url}#store`,
    name: shop.name,
    url,
    slogan: unlessEmpty(shop.tagline),
    description: unlessEmpty(shop.description),
    image: absolute(shop.banner_url ?? shop.logo_url),
    logo: absolute(shop.logo_url),
    email: unlessEmpty(shop.email),
    telephone: unlessEmpty(shop.phone),
    address: shop.address
      ? { "@type": "PostalAddress", streetAddress: shop.address, addressCountry: shop.country }
      : undefined,
    currenciesAccepted: shop.currency,
    openingHoursSpecification: unlessEmpty(weekdays.flatMap((day) => openingOn(day, shop.hours))),
    specialOpeningHoursSpecification: unlessEmpty(shop.hours.time_off.map(closedFrom)),
    hasOfferCatalog: unlessEmpty(offers) && {
      "@type": "OfferCatalog",
      name: t("Offers of {store}", { store: shop.name }),
      itemListElement: offers,
    },
  };
}

/** Returns `undefined` for empty values, which JSON then omits. */
export const unlessEmpty = <T extends string | unknown[]>(value: T): T | undefined =>
  value.length > 0 ? value : undefined;

/** The names of schema.org, in every language. */
const schemaDays: Record<Weekday, string> = {
  mon: "https://schema.org/Monday",
  tue: "https://schema.org/Tuesday",
  wed: "https://schema.org/Wednesday",
  thu: "https://schema.org/Thursday",
  fri: "https://schema.org/Friday",
  sat: "https://schema.org/Saturday",
  sun: "https://schema.org/Sunday",
};

const openingOn = (day: Weekday, hours: Hours): Node[] =>
  hours[day].map(({ open, close }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: schemaDays[day],
    opens: open,
    closes: close >= "24:00" ? "23:59" : close,
  }));

/** schema.org expresses a closed day as hours that end when they begin. */
const closedFrom = ({ from, to }: Hours["time_off"][number]): Node => ({
  "@type": "OpeningHoursSpecification",
  validFrom: from,
  validThrough: to,
  opens: "00:00",
  closes: "00:00",
});

export const priced = (money: Money): Node => ({
  price: toDecimal(money).toFixed(minorDigits(money.currency)),
  priceCurrency: money.currency,
});

/** Whether something can be bought, in the words of schema.org. */
export const availability = (stock: number | null): string =>
  `https://schema.org/${stock === 0 ? "OutOfStock" : "InStock"}`;

const productOffer = (product: ShelfItem, image: string | undefined, url: string): Node => ({
  "@type": "Offer",
  ...priced(product.list_price),
  availability: availability(product.stock),
  url,
  itemOffered: {
    "@type": "Product",
    name: product.name,
    description: unlessEmpty(shortened(product.description, 300)),
    image,
    sku: unlessEmpty(product.sku),
    brand: product.brand ? { "@type": "Brand", name: product.brand } : undefined,
  },
});

const serviceOffer = (service: Offer, image: string | undefined, storeUrl: string): Node => ({
  "@type": "Offer",
  ...priced(service.price),
  itemOffered: {
    "@type": "Service",
    name: service.name,
    description: unlessEmpty(shortened(service.description, 300)),
    image,
    provider: { "@id": `${storeUrl}#store` },
  },
});
