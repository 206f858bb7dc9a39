import { audit } from "@solodesk/contract/identity/audit.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { exportAudit } from "./export-audit.ts";
import { listAudit } from "./list-audit.ts";

const ok = { status: true } as const;

export function auditRoutes(app: App): void {
  serve(app, audit.list, async ({ deps, user, query }) => ({
    ...ok,
    ...(await listAudit(deps, user, query)),
  }));
  serve(app, audit.exportEntries, ({ deps, user, query }) => exportAudit(deps, user.id, query));
}
