import { catalog, type Product, type ProductPage } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { readOf, useRead } from "#kernel/api/query.ts";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { ProductDetails } from "./product-details.tsx";

const ProductDrawerSkeleton = () => (
  <output aria-label={t("Loading the product")} className="block">
    <Skeleton className="aspect-[4/3] w-full rounded-none" />
    <div className="space-y-3 p-5">
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-36" />
    </div>
  </output>
);

// Returns the product from this tab's lists, so that its drawer opens filled.
const knownProduct = (client: QueryClient, id: Id) =>
  [catalog.list.path, catalog.search.path]
    .flatMap((path) => client.getQueriesData<ProductPage>({ queryKey: [path] }))
    .flatMap(([, page]) => page?.products ?? [])
    .find((product) => product.id === id);

interface ProductDrawerProps<P extends Product> {
  opened: Opened;
  /** The open product as the seller's own listing, if known; otherwise the catalogue is asked. */
  own?: P | undefined;
  /** The facts about the prices of the seller's own listing. */
  renderTerms?: (product: P) => ReactNode;
  /** The available actions, the main one last. */
  renderActions: (product: Product, own: P | undefined) => ReactNode;
}

/** All details of a product. */
export function ProductDrawer<P extends Product>(props: ProductDrawerProps<P>) {
  const { opened, own, renderTerms, renderActions } = props;
  const client = useQueryClient();
  // The last product stays visible while the drawer slides away.
  const [last, setLast] = useState({ id: opened.id, own });
  if (opened.id !== undefined && (opened.id !== last.id || own !== last.own)) setLast({ id: opened.id, own });
  const id = last.id ?? "";
  const { data, error, isFetching, refetch } = useRead(readOf(catalog.get, { params: { id } }), {
    enabled: opened.id !== undefined && !own,
    quiet: true,
    placeholder: () => knownProduct(client, id),
  });
  const product = last.own ?? data;
  return (
    <Drawer
      title={product?.name ?? t("Product")}
      open={opened.id !== undefined}
      onClose={opened.close}
      className="overflow-hidden md:w-[28rem]"
    >
      {product && (
        <ProductDetails
          product={product}
          terms={last.own && renderTerms?.(last.own)}
          actions={renderActions(product, last.own)}
        />
      )}
      {!product && !error && <ProductDrawerSkeleton />}
      {!product &&
        error &&
        (isUnknown(error) ? (
          <Unknown />
        ) : (
          <ErrorState busy={isFetching} onRetry={() => void refetch()}>
            {t("This product could not be loaded. Nothing was changed.")}
          </ErrorState>
        ))}
    </Drawer>
  );
}

/** An address that was cut short or made up names no product either. */
const isUnknown = ({ code }: { code: string }): boolean =>
  code === "not_found" || code === "validation_failed";

const Unknown = () => (
  <EmptyState drawing="box">{t("This product is no longer in the catalogue.")}</EmptyState>
);
