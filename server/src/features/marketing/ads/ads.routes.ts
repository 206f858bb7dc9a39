import { t } from "@solodesk/contract/kernel/language/t.ts";
import { ads } from "@solodesk/contract/marketing/ads.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { exportCampaigns } from "./export-campaigns.ts";
import { importReport } from "./import/import-report.ts";
import { listAdImports } from "./import/list-ad-imports.ts";
import { undoAdImport } from "./import/undo-ad-import.ts";
import { listAdRows } from "./list-ad-rows.ts";
import { listAds } from "./list-ads.ts";
import { listCampaigns } from "./list-campaigns.ts";
import { matchCampaign } from "./match-campaign.ts";
import { addSpend } from "./spend/add-spend.ts";
import { listTypedSpend } from "./spend/list-typed-spend.ts";
import { removeSpend } from "./spend/remove-spend.ts";
import { unmatchCampaign } from "./unmatch-campaign.ts";

export function adRoutes(app: App): void {
  serve(app, ads.list, async ({ deps, user, query }) => ({ data: await listAds(deps, user.id, query) }));
  serve(app, ads.listRows, ({ deps, user, query }) => listAdRows(deps, user.id, query));
  serve(app, ads.exportCampaigns, ({ deps, user, query }) => exportCampaigns(deps, user.id, query));

  serve(app, ads.importReport, async ({ deps, user, query, file }) => {
    const data = await importReport(deps, user.id, file, query);
    const message = data.dry_run ? t("This is what an import would do") : t("Report imported");
    return { status: true as const, message, data };
  });

  serve(app, ads.listImports, ({ deps, user, query }) => listAdImports(deps, user.id, query));
  serve(app, ads.undoImport, async ({ deps, user, params }) => ({
    status: true as const,
    message: t(ads.undoImport.done),
    data: await undoAdImport(deps, user.id, params.id),
  }));

  serve(app, ads.addSpend, async ({ deps, user, body }) => ({
    status: true as const,
    message: t(ads.addSpend.done),
    data: await addSpend(deps, user.id, body),
  }));
  serve(app, ads.listTypedSpend, ({ deps, user, query }) => listTypedSpend(deps, user.id, query));
  serve(app, ads.removeSpend, async ({ deps, user, query }) => ({
    status: true as const,
    message: t(ads.removeSpend.done),
    data: await removeSpend(deps, user.id, query),
  }));

  serve(app, ads.listCampaigns, async ({ deps, user, query }) => ({
    data: await listCampaigns(deps, user.id, query.q),
  }));
  serve(app, ads.matchCampaign, async ({ deps, user, body }) => ({
    status: true as const,
    message: t("Match saved"),
    data: await matchCampaign(deps, user.id, body),
  }));
  serve(app, ads.unmatchCampaign, ({ deps, user, query }) => unmatchCampaign(deps, user.id, query));
}
