import { t } from "@solodesk/contract/kernel/language/t.ts";
import { store } from "@solodesk/contract/store/store.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { createStore } from "./create-store.ts";
import { editStore } from "./edit-store.ts";
import { checkWebsiteUrl } from "./website-urls/check-website-url.ts";

export function storeRoutes(app: App): void {
  serve(app, store.create, async ({ deps, user, body }) => ({
    status: true as const,
    message: t(store.create.done),
    data: await createStore(deps, user.id, body),
  }));

  serve(app, store.edit, async ({ deps, user, body }) => ({
    status: true as const,
    message: t(store.edit.done),
    data: await editStore(deps, user.id, body),
  }));

  serve(app, store.checkWebsiteUrl, async ({ deps, user, query }) => ({
    status: true as const,
    data: await checkWebsiteUrl(deps, user.id, query.website_url),
  }));
}
