import { translations } from "@solodesk/contract/catalog/translations.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { listTranslations } from "./list-translations.ts";
import { saveTranslation } from "./save-translation.ts";

export function translationsRoutes(app: App): void {
  serve(app, translations.list, ({ deps, user, query }) => listTranslations(deps, user.id, query));

  serve(app, translations.save, async ({ deps, user, params, body }) => ({
    status: true as const,
    message: t(translations.save.done),
    data: await saveTranslation(deps, user.id, params, body),
  }));
}
