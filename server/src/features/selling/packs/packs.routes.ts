import { t } from "@solodesk/contract/kernel/language/t.ts";
import { packs } from "@solodesk/contract/selling/packs.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { countUnbooked } from "./count-unbooked.ts";
import { drawVisit } from "./draw-visit.ts";
import { listPacks } from "./list-packs.ts";

export function packRoutes(app: App): void {
  serve(app, packs.list, ({ deps, user, params }) => listPacks(deps, user.id, params.id));
  serve(app, packs.countUnbooked, ({ deps, user, query }) => countUnbooked(deps, user.id, query.service_id));
  serve(app, packs.draw, async ({ deps, user, params, body }) => ({
    status: true as const,
    message: t(packs.draw.done),
    data: await drawVisit(deps, user.id, params.id, body),
  }));
}
