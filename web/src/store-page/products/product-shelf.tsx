import { t } from "@solodesk/contract/kernel/language/t.ts";
import { sectionNames } from "#features/store/store/section-names.ts";
import { Button } from "#ui/forms/button.tsx";
import type { PageData, ShelfItem, Shop } from "../document/page-data.ts";
import { StoreSection } from "../sections/store-section.tsx";
import { ProductCard } from "./product-card.tsx";
import { useInCart } from "./use-in-cart.ts";
import { useShelf } from "./use-shelf.ts";

/** The number of products in the first row of a wide screen. */
const firstRow = 4;

interface ProductGridProps {
  shop: Shop;
  products: readonly ShelfItem[];
  /** How many of their pictures load at once. */
  eager?: number;
  onAdd: (product: ShelfItem) => void;
}

export function ProductGrid({ shop, products, eager = 0, onAdd }: ProductGridProps) {
  const inCart = useInCart(shop);
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-4 md:grid-cols-3 md:gap-x-6 md:gap-y-10 lg:grid-cols-4">
      {products.map((product, at) => (
        <ProductCard
          key={product.id}
          shop={shop}
          product={product}
          eager={at < eager}
          inCart={inCart(product.id)}
          onAdd={onAdd}
        />
      ))}
    </ul>
  );
}

interface ProductShelfProps {
  page: PageData;
  /** Whether no section stands above it, so that its first pictures are on the screen. */
  isFirst: boolean;
  onAdd: (product: ShelfItem) => void;
}

export function ProductShelf({ page, isFirst, onAdd }: ProductShelfProps) {
  const shelf = useShelf(page);
  return (
    <StoreSection id="products" title={t(sectionNames.products)}>
      <ProductGrid shop={page.shop} products={shelf.products} eager={isFirst ? firstRow : 0} onAdd={onAdd} />
      {shelf.hasMore && (
        <div className="mt-10 flex flex-col items-center gap-3 scriptless:hidden">
          <output className="text-base text-faint">
            {shelf.failure ??
              t("{shown} of {total}", { shown: shelf.products.length, total: page.pages.products })}
          </output>
          <Button busy={shelf.busy} onClick={() => void shelf.showMore()}>
            {shelf.failure ? t("Retry") : t("Show more")}
          </Button>
        </div>
      )}
    </StoreSection>
  );
}
