import type { StorePage } from "@solodesk/contract/storefront.ts";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { pageData } from "./page-data.ts";
import { PageDocument } from "./page-document.tsx";
import { StoreView } from "./store-view.tsx";

/** The whole HTML document of a public store page. */
export function renderStorePage({ storefront, publicUrl, assets }: StorePage): string {
  const page = pageData(storefront, publicUrl);
  // The body is rendered for itself, so that the browser can take it over exactly as it was written.
  const body = renderToString(<StoreView page={page} />);
  return `<!doctype html>${renderToStaticMarkup(<PageDocument page={page} assets={assets} body={body} />)}`;
}
