import { t } from "@solodesk/contract/kernel/language/t.ts";
import { series } from "@solodesk/contract/scheduling/series.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { cancelSeries } from "./cancel-series.ts";
import { createSeries } from "./create-series.ts";
import { previewSeries } from "./preview-series.ts";

export function seriesRoutes(app: App): void {
  serve(app, series.preview, ({ deps, user, body }) => previewSeries(deps, user.id, body));

  serve(app, series.create, async ({ deps, user, body }) => {
    const data = await createSeries(deps, user.id, body);
    const message = t("{count, plural, one {# appointment} other {# appointments}} created", {
      count: data.length,
    });
    return { status: true as const, message, data };
  });

  serve(app, series.cancel, async ({ deps, user, params, body }) => {
    const data = await cancelSeries(deps, user.id, { seriesId: params.id, from: body.from });
    const message = t("{count, plural, one {# appointment} other {# appointments}} cancelled", {
      count: data.length,
    });
    return { status: true as const, message, data };
  });
}
