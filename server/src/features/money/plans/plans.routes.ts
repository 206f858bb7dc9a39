import { plans } from "@solodesk/contract/money/plans.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { getProject } from "./get-project.ts";

export function planRoutes(app: App): void {
  serve(app, plans.getProject, ({ deps, params }) => getProject(deps, params.projectId));
}
