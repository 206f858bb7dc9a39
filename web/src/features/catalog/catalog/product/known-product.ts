// What the lists of this tab already know of a product, so that its drawer opens full.
import { catalog, type ProductPage } from "@solodesk/contract/catalog/catalog.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { QueryClient } from "@tanstack/react-query";

export const knownProduct = (client: QueryClient, id: Id) =>
  [catalog.list.path, catalog.search.path]
    .flatMap((path) => client.getQueriesData<ProductPage>({ queryKey: [path] }))
    .flatMap(([, page]) => page?.products ?? [])
    .find((product) => product.id === id);
