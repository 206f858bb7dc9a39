import { series } from "@solodesk/contract/scheduling/series.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { cancelSeries } from "./cancel-series.ts";
import { createSeries } from "./create-series.ts";
import { previewSeries } from "./preview-series.ts";

const counted = (found: readonly unknown[]): string =>
  found.length === 1 ? "1 appointment" : `${found.length} appointments`;

export function seriesRoutes(app: App): void {
  serve(app, series.preview, ({ deps, user, body }) => previewSeries(deps, user.id, body));

  serve(app, series.create, async ({ deps, user, body }) => {
    const data = await createSeries(deps, user.id, body);
    return { status: true as const, message: `${counted(data)} created`, data };
  });

  serve(app, series.cancel, async ({ deps, user, params, body }) => {
    const data = await cancelSeries(deps, user.id, { seriesId: params.id, from: body.from });
    return { status: true as const, message: `${counted(data)} cancelled`, data };
  });
}
