import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { PreviewSeries, series } from "@solodesk/contract/scheduling/series.ts";
import type { Deps } from "#kernel/deps.ts";
import { planSeries } from "./plan-series.ts";
import { reportOn } from "./report-on.ts";

/** Throws "store_required", "not_found", "validation_failed". */
export async function previewSeries(
  deps: Deps,
  userId: Id,
  wanted: PreviewSeries,
): Promise<Answer<typeof series.preview>> {
  const plan = await planSeries(deps, userId, wanted);
  return { timezone: plan.store.timezone, data: await reportOn(deps, plan, plan.times) };
}
