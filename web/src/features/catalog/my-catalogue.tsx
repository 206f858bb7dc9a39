import { catalog } from "@solodesk/contract/catalog.ts";
import type { Service } from "@solodesk/contract/services.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useRead } from "#kernel/query.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { myCataloguePage, myCatalogueRead } from "./my-catalogue-read.ts";
import { MyProducts } from "./my-products.tsx";
import { listedColumns } from "./product-columns.tsx";
import { ProductsSkeleton } from "./products-skeleton.tsx";
import { useProductPages } from "./use-product-pages.ts";

/** Columns to draw while there is nothing to edit yet. */
const shape = listedColumns(() => undefined);

interface MyCatalogueProps {
  sharedPath: string;
  /** Leads to where a service is added. */
  addService: ReactNode;
  /** The services stand above the products; how, is not the catalogue's business. */
  renderServices: (services: readonly Service[]) => ReactNode;
  /** Stands at the end once that is known, so that nothing moves it. */
  after: ReactNode;
}

/** What this seller offers: services and listed products. */
export function MyCatalogue({ sharedPath, addService, renderServices, after }: MyCatalogueProps) {
  const pages = useProductPages(myCatalogueRead);
  const services = useRead(catalog.listMine, myCataloguePage(1)).data?.services ?? [];
  if (pages.state === "loading") return <ProductsSkeleton label="Your catalogue" columns={shape} />;
  if (pages.state === "failed") {
    return (
      <ErrorState onRetry={pages.reload}>
        Your catalogue could not be loaded. Nothing in it has changed.
      </ErrorState>
    );
  }
  const browse = (
    <Button asChild look="primary">
      <Link to={sharedPath}>Browse the shared catalogue</Link>
    </Button>
  );
  if (pages.total === 0 && services.length === 0) {
    return (
      <>
        <EmptyState
          drawing="box"
          action={
            <>
              {browse}
              {addService}
            </>
          }
        >
          What you sell stands here: products picked from the shared catalogue and services of your own.
        </EmptyState>
        {after}
      </>
    );
  }
  return (
    <>
      <div className="space-y-10 pt-6">
        {renderServices(services)}
        <MyProducts pages={pages} browse={browse} />
      </div>
      {after}
    </>
  );
}
