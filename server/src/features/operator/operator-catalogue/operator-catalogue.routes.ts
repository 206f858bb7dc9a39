import { t } from "@solodesk/contract/kernel/language/t.ts";
import { operatorCatalogue } from "@solodesk/contract/operator/operator-catalogue.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { streamLines } from "#kernel/serve/stream-lines.ts";
import { applyOperatorPlans } from "./apply-plans.ts";
import { importOperatorCatalogue } from "./import-catalogue.ts";
import { listOperatorImports } from "./list-imports.ts";
import { listOperatorPlans } from "./list-plans.ts";
import { listOperatorSubscriptions } from "./list-subscriptions.ts";
import { previewUndo, requireUndoable } from "./preview-undo.ts";
import { undoOperatorImport } from "./undo-import.ts";

export function operatorCatalogueRoutes(app: App): void {
  serve(app, operatorCatalogue.listImports, ({ deps, query }) => listOperatorImports(deps, query));
  serve(app, operatorCatalogue.importCatalogue, async ({ deps, user, query, file }) => {
    const data = await importOperatorCatalogue(deps, user, { file, choices: query });
    const message =
      data.broken_off !== null
        ? t("The import ended early")
        : data.dry_run
          ? t("This is what an import would do")
          : t("Products imported");
    return { status: true as const, message, data };
  });
  serve(app, operatorCatalogue.previewUndo, async ({ deps, params }) => {
    const found = await requireUndoable(deps, params.id);
    return streamLines(deps, "the preview of an undo failed", async (write, signal) => {
      await previewUndo(deps, found, write, signal);
      write({ type: "end" });
    });
  });
  serve(app, operatorCatalogue.undoImport, async ({ deps, user, params }) => {
    await undoOperatorImport(deps, user, params.id);
    return { status: true as const, message: t(operatorCatalogue.undoImport.done) };
  });

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
