import type { Deps } from "#kernel/deps.ts";
import type { ReadFigure } from "#kernel/http/metrics.ts";
import { readLastBackup } from "./last-backup.ts";

/** Metrics for the operator's alarms, where BACKUP_TO is set. */
export const backupMetrics = ({ config }: Pick<Deps, "config">): ReadFigure[] =>
  config.BACKUP_TO === undefined
    ? []
    : [
        {
          name: "solodesk_last_backup_timestamp_seconds",
          help: "When the newest backup that was proved to restore was made; 0 if there is none",
          read: async () => {
            const proved = (await readLastBackup(config.DATA_DIR))?.proved;
            return proved ? new Date(proved.at).getTime() / 1000 : 0;
          },
        },
        {
          name: "solodesk_backup_failed",
          help: "1 if the last try to make a backup failed, otherwise 0",
          read: async () => ((await readLastBackup(config.DATA_DIR))?.failure ? 1 : 0),
        },
      ];
