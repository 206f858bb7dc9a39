import { t } from "@solodesk/contract/kernel/language/t.ts";
import { discounts } from "@solodesk/contract/selling/discounts.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { addDiscount } from "./add-discount.ts";
import { editDiscount } from "./edit-discount.ts";
import { listDiscounts } from "./list-discounts.ts";
import { removeDiscount } from "./remove-discount.ts";

export function discountRoutes(app: App): void {
  serve(app, discounts.list, async ({ deps, user }) => ({ data: await listDiscounts(deps, user.id) }));

  serve(app, discounts.add, async ({ deps, user, body }) => ({
    status: true as const,
    message: t(discounts.add.done),
    data: await addDiscount(deps, user.id, body),
  }));

  serve(app, discounts.edit, async ({ deps, user, params, body }) => ({
    status: true as const,
    message: t(discounts.edit.done),
    data: await editDiscount(deps, user.id, params.id, body),
  }));

  serve(app, discounts.remove, async ({ deps, user, params }) => {
    await removeDiscount(deps, user.id, params.id);
    return { status: true as const, message: t(discounts.remove.done) };
  });
}
