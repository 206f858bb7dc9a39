import { t } from "@solodesk/contract/kernel/language/t.ts";
import { operatorCatalogue } from "@solodesk/contract/operator/operator-catalogue.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { applyOperatorPlans } from "./apply-plans.ts";
import { importOperatorCatalogue } from "./import-catalogue.ts";
import { listOperatorImports } from "./list-imports.ts";
import { listOperatorPlans } from "./list-plans.ts";
import { listOperatorSubscriptions } from "./list-subscriptions.ts";
import { previewUndo } from "./preview-undo.ts";
import { undoOperatorImport } from "./undo-import.ts";

export function operatorCatalogueRoutes(app: App): void {
  serve(app, operatorCatalogue.listImports, ({ deps, query }) => listOperatorImports(deps, query));
  serve(app, operatorCatalogue.importCatalogue, async ({ deps, user, query, file }) => {
    const data = await importOperatorCatalogue(deps, user, { file, choices: query });
    const message = data.dry_run ? t("This is what an import would do") : t("Products imported");
    return { status: true as const, message, data };
  });
  serve(app, operatorCatalogue.previewUndo, async ({ deps, params }) => ({
    data: await previewUndo(deps, params.id),
  }));
  serve(app, operatorCatalogue.undoImport, async ({ deps, user, params }) => ({
    status: true as const,
    message: t(operatorCatalogue.undoImport.done),
    data: await undoOperatorImport(deps, user, params.id),
  }));

  serve(app, operatorCatalogue.listPlans, ({ deps }) => listOperatorPlans(deps));
  serve(app, operatorCatalogue.applyPlans, async ({ deps, user, body }) => {
    const data = await applyOperatorPlans(deps, user, body);
    const message = body.dry_run ? t("This is what would change") : t("Plans saved");
    return { status: true as const, message, data };
  });
  serve(app, operatorCatalogue.listSubscriptions, ({ deps, query }) =>
    listOperatorSubscriptions(deps, query),
  );
}
