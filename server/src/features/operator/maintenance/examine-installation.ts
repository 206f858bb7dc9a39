import type { InstallationCheck } from "@solodesk/contract/platform/health.ts";
import { readLastBackup } from "#features/account/backup/last-backup.ts";
import { findLastWebhook } from "#features/money/payments/events/find-last-webhook.ts";
import { countBookFaults } from "#features/money/wallet/checks/count-book-faults.ts";
import { checkInstallation } from "#features/platform/health/check-installation.ts";
import { listStoreZones } from "#features/store/store/list-store-zones.ts";
import type { Deps } from "#kernel/deps.ts";

/** Checks the installation, for `solo doctor` and for the operator's page; hands over each result once it is known. */
export const examineInstallation = (deps: Deps, tell: (check: InstallationCheck) => void): Promise<void> =>
  checkInstallation(
    deps,
    {
      countBookFaults: () => countBookFaults(deps.db),
      listZones: () => listStoreZones(deps.db),
      lastWebhook: () => findLastWebhook(deps.db),
      lastBackup: () => readLastBackup(deps.config.DATA_DIR),
    },
    tell,
  );
