import { t } from "@solodesk/contract/kernel/language/t.ts";
import { maintenance } from "@solodesk/contract/operator/maintenance.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { streamLines } from "#kernel/serve/stream-lines.ts";
import { checkBooksByClaim } from "./check-books-by-claim.ts";
import { examineInstallation } from "./examine-installation.ts";
import { getBackups } from "./get-backups.ts";
import { makeBackupNow } from "./make-backup-now.ts";

export function maintenanceRoutes(app: App): void {
  serve(app, maintenance.examine, ({ deps }) =>
    streamLines(deps, "the installation could not be checked", async (write) => {
      await examineInstallation(deps, (check) => write({ type: "check", ...check }));
      write({ type: "end" });
    }),
  );
  serve(app, maintenance.checkBooks, ({ deps }) =>
    streamLines(deps, "the books could not be checked", async (write, signal) => {
      await checkBooksByClaim(deps, (claim) => write({ type: "claim", ...claim }), signal);
      write({ type: "end" });
    }),
  );
  serve(app, maintenance.getBackups, async ({ deps }) => ({ data: await getBackups(deps) }));
  serve(app, maintenance.makeBackup, async ({ deps, user }) => ({
    status: true as const,
    message: t(maintenance.makeBackup.done),
    data: await makeBackupNow(deps, user),
  }));
}
