import { dataExports } from "@solodesk/contract/account/data-exports.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { createDataExport } from "./create-data-export.ts";
import { getExportFile } from "./get-export-file.ts";
import { listDataExports } from "./list-data-exports.ts";

const ok = { status: true } as const;

export function dataExportRoutes(app: App): void {
  serve(app, dataExports.list, async ({ deps, user }) => ({
    ...ok,
    data: await listDataExports(deps, user.id),
  }));
  serve(app, dataExports.create, async ({ deps, user }) => ({
    ...ok,
    message: t(dataExports.create.done),
    data: await createDataExport(deps, user),
  }));
  serve(app, dataExports.getFile, ({ deps, user, params }) => getExportFile(deps, user, params.id));
}
