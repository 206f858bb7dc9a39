// Data for search engines about one product or service, in the schema.org vocabulary.

import { shortened } from "@solodesk/contract/catalog/storefront/shortened.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { availability, type Node, pictureAddress, priced, unlessEmpty } from "../document/structured-data.ts";
import { type ItemData, type ShownProduct, shownItem } from "./item-data.ts";
import { picturesOf } from "./pictures-of.ts";

export function itemStructuredData(page: ItemData): Node {
  const { shop, item, url } = page;
  const { name, description } = shownItem(page);
  const site = new URL(url);
  const store = site.origin + pages.storePage.replace(":storeName", shop.website_url);
  const pictures =
    item.kind === "product" ? picturesOf(item.product).map((one) => one.url) : [item.service.image_url];
  const image = unlessEmpty(pictures.flatMap((path) => pictureAddress(path, site) ?? []));
  const about = {
    "@context": "https://schema.org",
    name,
    description: unlessEmpty(shortened(description, 5000)),
    image,
    url,
  };
  const seller = { "@type": "Store", "@id": `${store}#store`, name: shop.name, url: store };
  if (item.kind === "service")
    return {
      ...about,
      "@type": "Service",
      provider: seller,
      offers: { "@type": "Offer", ...priced(item.service.price), url, seller },
    };
  const { sku, brand } = item.product;
  return {
    ...about,
    "@type": "Product",
    sku: unlessEmpty(sku),
    brand: brand ? { "@type": "Brand", name: brand } : undefined,
    offers: { ...offersOf(item.product), url, seller },
  };
}

/** One offer; variants at different prices are several. */
function offersOf({ list_price, stock, variants }: ShownProduct): Node {
  const amounts = variants.map(({ price }) => price.amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const isLeft = variants.length === 0 ? stock !== 0 : variants.some((one) => one.stock !== 0);
  const left = availability(isLeft ? null : 0);
  if (variants.length === 0 || low === high)
    return { "@type": "Offer", ...priced(list_price), availability: left };
  const { price: lowPrice, priceCurrency } = priced({ ...list_price, amount: low });
  const { price: highPrice } = priced({ ...list_price, amount: high });
  return {
    "@type": "AggregateOffer",
    lowPrice,
    highPrice,
    priceCurrency,
    offerCount: variants.length,
    availability: left,
  };
}
