import { t } from "@solodesk/contract/kernel/language/t.ts";
import { sectionNames } from "#features/store/store/section-names.ts";
import { Button } from "#ui/forms/button.tsx";
import type { PageData, ShelfItem } from "../document/page-data.ts";
import { StoreSection } from "../sections/store-section.tsx";
import { ProductCard } from "./product-card.tsx";
import { useInCart } from "./use-in-cart.ts";
import { useShelf } from "./use-shelf.ts";

/** The number of products in the first row of a wide screen. */
const firstRow = 4;

interface ProductShelfProps {
  page: PageData;
  /** Whether no section stands above it, so that its first pictures are on the screen. */
  isFirst: boolean;
  onAdd: (product: ShelfItem) => void;
  onOpen: (product: ShelfItem) => void;
}

export function ProductShelf({ page, isFirst, onAdd, onOpen }: ProductShelfProps) {
  const shelf = useShelf(page);
  const inCart = useInCart(page.shop);
  return (
    <StoreSection id="products" title={t(sectionNames.products)}>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-4 md:grid-cols-3 md:gap-x-6 md:gap-y-10 lg:grid-cols-4">
        {shelf.products.map((product, at) => (
          <ProductCard
            key={product.id}
            product={product}
            eager={isFirst && at < firstRow}
            inCart={inCart(product.id)}
            onAdd={onAdd}
            onOpen={onOpen}
          />
        ))}
      </ul>
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
