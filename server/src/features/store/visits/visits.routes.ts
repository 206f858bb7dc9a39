import { visits } from "@solodesk/contract/store/visits.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { visitCounter } from "./count-visit.ts";

export function visitRoutes(app: App): void {
  const counter = visitCounter(app.deps);
  app.http.addHook("onClose", () => counter.flush());

  serve(app, visits.count, ({ params, body, visitor }) => {
    counter.count(params.website_url, body, visitor);
    return null;
  });
}
