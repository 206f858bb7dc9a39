import { health } from "@solodesk/contract/health.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve.ts";
import { checkReadiness } from "./check-readiness.ts";

export function healthRoutes(app: App): void {
  serve(app, health.checkLiveness, () => ({ status: true as const }));
  serve(app, health.checkReadiness, ({ deps }) => checkReadiness(deps));
}
