import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { answerChanges } from "./changes/answer-changes.ts";
import { getChanges } from "./changes/get-changes.ts";
import { undoAnswers } from "./changes/undo-answers.ts";
import { getProduct } from "./get-product.ts";
import { listCategories } from "./list-categories.ts";
import { listProducts } from "./list-products.ts";
import { editListing } from "./listings/edit-listing.ts";
import { listMyCategories } from "./listings/list-my-categories.ts";
import { listMyProducts } from "./listings/list-my-products.ts";
import { selectProducts } from "./listings/select-products.ts";
import { unselectProducts } from "./listings/unselect-products.ts";
import { searchProducts } from "./search-products.ts";

export function catalogRoutes(app: App): void {
  serve(app, catalog.list, ({ deps, user, query }) => listProducts(deps, user.id, query));
  serve(app, catalog.search, ({ deps, user, query }) => searchProducts(deps, user.id, query));
  serve(app, catalog.listCategories, ({ deps }) => listCategories(deps));
  serve(app, catalog.get, ({ deps, user, params }) => getProduct(deps, user.id, params.id));
  serve(app, catalog.listMine, ({ deps, user, query }) => listMyProducts(deps, user.id, query));
  serve(app, catalog.listMyCategories, ({ deps, user }) => listMyCategories(deps, user.id));
  serve(app, catalog.select, ({ deps, user, body }) =>
    selectProducts(deps, user.id, body.product_ids, body.terms),
  );
  serve(app, catalog.unselect, ({ deps, user, body }) => unselectProducts(deps, user.id, body.product_ids));
  serve(app, catalog.editListing, async ({ deps, user, params, body }) => ({
    status: true as const,
    message: t("Product saved"),
    data: await editListing(deps, user.id, params.id, body),
  }));
  serve(app, catalog.getChanges, ({ deps, user, params }) => getChanges(deps, user.id, params.id));
  serve(app, catalog.answerChanges, async ({ deps, user, params, body }) => ({
    status: true as const,
    message: t("Choice saved"),
    data: await answerChanges(deps, user.id, params.id, body),
  }));
  serve(app, catalog.undoAnswers, async ({ deps, user, params, body }) => ({
    status: true as const,
    message: t(catalog.undoAnswers.done),
    data: await undoAnswers(deps, user.id, params.id, body),
  }));
}
