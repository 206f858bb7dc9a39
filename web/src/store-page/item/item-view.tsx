import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Boundary } from "#ui/layout/boundary.tsx";
import { PageBroke } from "../document/page-broke.tsx";
import type { Shop } from "../document/page-data.ts";
import { monogram } from "../document/page-words.ts";
import { pictureAttributes } from "../products/picture-attributes.ts";
import { ProductGrid } from "../products/product-shelf.tsx";
import { BottomBar } from "../sections/bottom-bar.tsx";
import { itemLink, storePageLink } from "../sections/item-link.ts";
import { SellerText } from "../sections/seller-text.tsx";
import { ServiceList } from "../sections/service-list.tsx";
import { Share } from "../sections/share-ways.tsx";
import { StoreFoot } from "../sections/store-foot.tsx";
import { StoreSection } from "../sections/store-section.tsx";
import { ShoppingDialogs } from "../shopping-dialogs.tsx";
import { useShopping } from "../use-shopping.ts";
import { type ItemData, shownItem } from "./item-data.ts";
import { ProductPart } from "./product-part.tsx";
import { ServicePart } from "./service-part.tsx";

/** The body of the page of one product or service. Renders the same on the server and in the browser. */
export function ItemView({ page }: { page: ItemData }) {
  const { shop, item } = page;
  const shopping = useShopping(shop, item.kind === "service" ? [item.service, ...item.related] : []);
  return (
    <>
      <header className="border-line border-b">
        <div className="mx-auto flex min-h-16 max-w-[75rem] items-center justify-between gap-4 px-4 md:px-8">
          <StoreName shop={shop} />
          <Share page={page} name={shownItem(page).name} />
        </div>
      </header>
      <main className="mx-auto max-w-[75rem] px-4 pb-16 md:px-8">
        {item.kind === "product" ? (
          <ProductPart page={page} product={item.product} onAdd={shopping.add} />
        ) : (
          <ServicePart page={page} service={item.service} shopping={shopping} />
        )}
        {item.related.length > 0 && <Related item={item} shop={shop} shopping={shopping} />}
        <Boundary fallback={<PageBroke />}>
          <BottomBar services={[]} onBook={shopping.book} onCart={shopping.cartDialog.open} />
        </Boundary>
      </main>
      <StoreFoot shop={shop} />
      <output className="sr-only">{shopping.said}</output>
      <ShoppingDialogs shop={shop} shopping={shopping} />
    </>
  );
}

/** The way back to the store page. */
function StoreName({ shop }: { shop: Shop }) {
  const logo = pictureAttributes(shop.logo_url, { sizes: "2.25rem", width: 36, height: 36 });
  const mark = "size-9 shrink-0 rounded-lg";
  return (
    <a
      href={storePageLink(shop)}
      className="flex min-h-11 min-w-0 items-center gap-3 rounded-sm font-medium text-base text-strong underline-offset-4 hover:underline"
    >
      {logo ? (
        <img {...logo} alt="" className={`${mark} bg-raised object-cover`} />
      ) : (
        <span
          aria-hidden="true"
          className={`${mark} flex items-center justify-center bg-accent font-semibold text-on-accent text-sm`}
        >
          {monogram(shop.name)}
        </span>
      )}
      <SellerText as="span" className="truncate">
        {shop.name}
      </SellerText>
    </a>
  );
}

interface RelatedProps {
  shop: Shop;
  item: ItemData["item"];
  shopping: ReturnType<typeof useShopping>;
}

const Related = ({ shop, item, shopping }: RelatedProps) =>
  item.kind === "product" ? (
    <StoreSection id="related" title={t("You may also like")}>
      <ProductGrid shop={shop} products={item.related} onAdd={shopping.add} />
    </StoreSection>
  ) : (
    <ServiceList
      title={t("Other services")}
      services={item.related}
      linkOf={({ slug }) => itemLink(shop, "service", slug)}
      isFirst={false}
      onBook={shopping.book}
      onBuy={shopping.buy}
    />
  );
