import { health } from "@solodesk/contract/platform/health.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { checkAddress } from "./check-address.ts";
import { readiness } from "./check-readiness.ts";

export function healthRoutes(app: App): void {
  const checkReadiness = readiness(app.deps);
  serve(app, health.checkLiveness, () => ({ status: true as const }));
  serve(app, health.checkReadiness, () => checkReadiness());
  serve(app, health.checkAddress, ({ deps, signed, visitor }) => checkAddress(deps, signed, visitor.address));
}
