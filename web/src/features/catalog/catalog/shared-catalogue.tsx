import type { Product } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Plus, ShoppingCart } from "lucide-react";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { CatalogueFilters } from "./catalogue-filters.tsx";
import { catalogueRead } from "./catalogue-read.ts";
import { EndlessList } from "./list/endless-list.tsx";
import { makerAndMark, sharedColumns } from "./list/product-columns.tsx";
import { ProductsSkeleton } from "./list/products-skeleton.tsx";
import { type ProductPages, useProductPages } from "./list/use-product-pages.ts";
import { useChangeListings } from "./mine/use-change-listings.ts";
import { ProductDrawer } from "./product/product-drawer.tsx";
import { ProductSelectionBar } from "./select/product-selection-bar.tsx";
import { RowAction } from "./select/row-action.tsx";
import { SelectAll } from "./select/select-all.tsx";
import { type Selection, useSelection } from "./select/use-selection.ts";
import { useCatalogueFilter } from "./use-catalogue-filter.ts";

interface CatalogueSummaryProps {
  pages: ProductPages<Product>;
  selection: Selection;
  isSearch: boolean;
}

/** The number of products, and a button that ticks all rows loaded so far. */
const CatalogueSummary = ({ pages, selection, isSearch }: CatalogueSummaryProps) => (
  <div className="flex min-h-8 items-center justify-between gap-4">
    <p role="status" className="figures text-faint text-sm">
      {isSearch
        ? t("{count, plural, one {# product, best match first} other {# products, best match first}}", {
            count: pages.total,
          })
        : t("{count, plural, one {# product} other {# products}}", { count: pages.total })}
    </p>
    <SelectAll pages={pages} selection={selection} />
  </div>
);

interface SharedCatalogueProps {
  onAddToCart: (product: Product) => void;
}

/** The shared catalogue to pick products from. */
export function SharedCatalogue({ onAddToCart }: SharedCatalogueProps) {
  const filter = useCatalogueFilter();
  const read = catalogueRead(filter);
  const pages = useProductPages(read);
  const selection = useSelection(JSON.stringify(read(1).queryKey), pages.between);
  const { work, change } = useChangeListings(selection.drop);
  const opened = useOpened("product");
  const ids = [...selection.chosen.keys()];
  const listed = [...selection.chosen.values()].map(({ selected }) => selected);
  return (
    <>
      <CatalogueFilters filter={filter} />
      {pages.state === "loading" && (
        <div className="pt-8">
          <ProductsSkeleton label={t("Loading products")} columns={sharedColumns} />
        </div>
      )}
      {pages.state === "failed" && (
        <ErrorState onRetry={pages.reload}>
          {t("The catalogue could not be loaded. Your selection is kept. Try again.")}
        </ErrorState>
      )}
      {pages.state === "ready" && pages.total === 0 && <NothingFound filter={filter} />}
      {pages.state === "ready" && pages.total > 0 && (
        <>
          <CatalogueSummary pages={pages} selection={selection} isSearch={filter.q !== ""} />
          <EndlessList
            label={t("Products")}
            pages={pages}
            selection={selection}
            columns={sharedColumns}
            opened={opened}
            note={makerAndMark}
            renderActions={(product, wiring) => (
              <>
                {product.selected || (
                  <RowAction
                    label={t("Add to my store")}
                    disabled={work !== undefined}
                    onClick={() => change("add", [product.id])}
                    {...wiring}
                  >
                    <Plus />
                  </RowAction>
                )}
                <RowAction
                  label={t("Add to cart")}
                  disabled={product.stock === 0}
                  onClick={() => onAddToCart(product)}
                  {...wiring}
                >
                  <ShoppingCart />
                </RowAction>
              </>
            )}
          />
        </>
      )}
      <ProductDrawer
        opened={opened}
        renderActions={(product) => (
          <>
            <Button disabled={product.stock === 0} onClick={() => onAddToCart(product)}>
              <ShoppingCart aria-hidden="true" />
              {t("Add to cart")}
            </Button>
            {product.selected ? (
              <Button busy={work !== undefined} onClick={() => change("remove", [product.id])}>
                {t("Remove from my catalogue")}
              </Button>
            ) : (
              <Button look="primary" busy={work !== undefined} onClick={() => change("add", [product.id])}>
                {t("Add to my catalogue")}
              </Button>
            )}
          </>
        )}
      />
      <ProductSelectionBar selection={selection} work={ids.length > 0 ? work : undefined}>
        <Button
          disabled={work !== undefined || !listed.includes(true)}
          busy={work?.change === "remove"}
          onClick={() => change("remove", ids)}
        >
          {t("Remove")}
        </Button>
        <Button
          look="primary"
          disabled={work !== undefined || !listed.includes(false)}
          busy={work?.change === "add"}
          onClick={() => change("add", ids)}
        >
          {t("Add to my catalogue")}
        </Button>
      </ProductSelectionBar>
    </>
  );
}

function NothingFound({ filter }: { filter: ReturnType<typeof useCatalogueFilter> }) {
  if (filter.q === "" && filter.category === "") {
    return (
      <EmptyState drawing="box">
        {t("The shared catalogue has no products yet. New ones show up here.")}
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing="search" action={<Button onClick={filter.clear}>{t("Clear search")}</Button>}>
      {filter.q === ""
        ? t("No product is in this category.")
        : t("Nothing matches “{words}”. Try fewer or other words.", { words: filter.q })}
    </EmptyState>
  );
}
