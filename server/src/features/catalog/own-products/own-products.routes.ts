import { ownProducts } from "@solodesk/contract/catalog/own-products.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { addOwnProduct } from "./add-own-product.ts";
import { duplicateOwnProduct } from "./duplicate-own-product.ts";
import { editOwnProduct } from "./edit-own-product.ts";
import { editOwnProducts } from "./edit-own-products.ts";
import { getOwnProduct } from "./get-own-product.ts";
import { getOwnProducts } from "./get-own-products.ts";
import { removeOwnProduct } from "./remove-own-product.ts";

export function ownProductRoutes(app: App): void {
  serve(app, ownProducts.get, async ({ deps, user, params }) => ({
    data: await getOwnProduct(deps, user.id, params.id),
  }));

  serve(app, ownProducts.getMany, async ({ deps, user, query }) => ({
    data: await getOwnProducts(deps, user.id, query.ids.split(",")),
  }));

  serve(app, ownProducts.add, async ({ deps, user, body }) => ({
    status: true as const,
    message: t(ownProducts.add.done),
    data: await addOwnProduct(deps, user.id, body),
  }));

  serve(app, ownProducts.duplicate, async ({ deps, user, params }) => ({
    status: true as const,
    message: t(ownProducts.duplicate.done),
    data: await duplicateOwnProduct(deps, user.id, params.id),
  }));

  serve(app, ownProducts.edit, async ({ deps, user, params, body }) => ({
    status: true as const,
    message: t(ownProducts.edit.done),
    data: await editOwnProduct(deps, user.id, params.id, body),
  }));

  serve(app, ownProducts.editMany, async ({ deps, user, body }) => {
    await editOwnProducts(deps, user.id, body);
    return { status: true as const, message: t(ownProducts.editMany.done) };
  });

  serve(app, ownProducts.remove, async ({ deps, user, params }) => {
    await removeOwnProduct(deps, user.id, params.id);
    return { status: true as const, message: t(ownProducts.remove.done) };
  });
}
