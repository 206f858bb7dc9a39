import type { Service } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages as addresses } from "@solodesk/contract/kernel/pages.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useRead } from "#kernel/api/query.ts";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { listedProductColumns } from "../list/product-columns.tsx";
import { ProductsSkeleton } from "../list/products-skeleton.tsx";
import { useProductPages } from "../list/use-product-pages.ts";
import { type MyCatalogueQuery, myCatalogueRead } from "./my-catalogue-read.ts";
import { MyFilters } from "./my-filters.tsx";
import { MyProducts } from "./my-products.tsx";
import { type MyFilter, useMyFilter } from "./use-my-filter.ts";

/**
 * The services shown above the current products. They come with the products' first page, so both change at
 * once.
 */
const useMyServices = (wanted: MyCatalogueQuery): readonly Service[] =>
  useRead(myCatalogueRead(wanted)(1), { keepPrevious: true }).data?.services ?? [];

/** Nothing in the seller's own catalogue matches; offers to clear the filters. */
const NothingOfMine = ({ filter }: { filter: MyFilter }) => (
  <EmptyState drawing="search" action={<Button onClick={filter.clear}>{t("Clear filters")}</Button>}>
    {wordsFor(filter)}
  </EmptyState>
);

function wordsFor({ q, category, state }: MyFilter): string {
  if (q !== "") return t("Nothing in your catalogue matches “{words}”.", { words: q });
  return state === "changed" && category === ""
    ? t("No product has changed at its source since you agreed to it.")
    : t("Nothing in your catalogue matches these filters.");
}

/** Columns for the skeleton, before there is anything to edit. */
const shape = listedProductColumns(() => undefined);

interface MyCatalogueProps {
  sharedPath: string;
  /** Link to the screen that adds a service. */
  addService: ReactNode;
  /** Draws the services above the products; the catalogue does not know how. `isAll`: nothing is filtered or sorted. */
  renderServices: (services: readonly Service[], isAll: boolean) => ReactNode;
  /** Shown below the lists once they are loaded, so that nothing moves it; hidden while a filter is set. */
  after: ReactNode;
}

/** What this seller offers: services and listed products, filtered and sorted together. */
export function MyCatalogue({ sharedPath, addService, renderServices, after }: MyCatalogueProps) {
  const filter = useMyFilter();
  const read = myCatalogueRead(filter);
  const pages = useProductPages(read);
  const services = useMyServices(filter);
  if (pages.state === "loading")
    return <ProductsSkeleton label={t("Loading your catalogue")} columns={shape} />;
  if (pages.state === "failed") {
    return (
      <>
        <MyFilters filter={filter} />
        <ErrorState onRetry={pages.reload}>
          {t("Your catalogue could not be loaded. Nothing in it has changed.")}
        </ErrorState>
      </>
    );
  }
  const browse = (
    <Button asChild>
      <Link to={sharedPath}>{t("Browse the shared catalogue")}</Link>
    </Button>
  );
  const addProduct = (
    <Button asChild look="primary">
      <Link to={addresses.addProduct}>{t("Add a product")}</Link>
    </Button>
  );
  const isBare = pages.total === 0 && services.length === 0;
  // Results that still answer the previous filter say nothing about the whole catalogue.
  const isNarrow = filter.isNarrow || pages.isPrevious;
  if (isBare && !isNarrow) {
    return (
      <>
        <EmptyState
          drawing="box"
          action={
            <>
              {addProduct}
              {browse}
              {addService}
            </>
          }
        >
          {t(
            "What you sell shows up here: your own products and services, and products from the shared catalogue.",
          )}
        </EmptyState>
        {after}
      </>
    );
  }
  return (
    <>
      <MyFilters filter={filter} />
      {isBare && <NothingOfMine filter={filter} />}
      <div className="space-y-10 pt-3">
        {(services.length > 0 || !isNarrow) &&
          renderServices(services, !isNarrow && filter.sort === "default")}
        <MyProducts
          list={JSON.stringify(read(1).queryKey)}
          pages={pages}
          addProduct={addProduct}
          browse={browse}
          isNarrow={isNarrow}
          onShowChanged={filter.state === "changed" ? undefined : () => filter.setState("changed")}
        />
      </div>
      {!filter.isNarrow && after}
    </>
  );
}
