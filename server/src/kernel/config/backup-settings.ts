// Settings for the backups that the server makes: each night, and before an upgrade.
import { z } from "zod";
import { bucketIn } from "./bucket.ts";
import { onOff } from "./on-off.ts";

export const backupVariables = {
  BACKUP_TO: z
    .string()
    .min(1)
    .refine(
      (place) => !place.startsWith("s3:") || bucketIn(place) !== undefined,
      "must be a folder, or a bucket such as s3://desk-backups/solodesk",
    )
    .optional()
    .describe(
      "Folder on another disk, or a bucket such as s3://desk-backups/solodesk with the S3_ keys, for a backup each night. If unset, none is made",
    ),
  BACKUP_KEEP: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(7)
    .describe("How many backups to keep in BACKUP_TO. Older ones are removed once a new one is proved"),
  BACKUP_BEFORE_UPGRADE: onOff("on").describe(
    "on makes a backup before a new version changes the database, in BACKUP_TO or DATA_DIR/backups. off changes it without one and without asking",
  ),
  BACKUP_PASSPHRASE: z
    .string()
    .min(12)
    .optional()
    .describe(
      "Passphrase that seals the secrets in a backup. A restore asks for it, so keep a copy away from this machine",
    ),
} satisfies Record<string, z.ZodType>;

const Settings = z.object(backupVariables);
type Settings = z.infer<typeof Settings> & { DATABASE_URL?: string | undefined };

/** Returns what to change if BACKUP_TO is set but no backup can be made. */
export function faultOfBackups({ BACKUP_TO, BACKUP_PASSPHRASE, DATABASE_URL }: Settings): string | undefined {
  if (BACKUP_TO === undefined) return undefined;
  if (DATABASE_URL !== undefined)
    return "BACKUP_TO backs up the embedded database only: unset it, and back up the PostgreSQL of DATABASE_URL as docs/operate/backup.md shows.";
  if (BACKUP_PASSPHRASE === undefined)
    return "BACKUP_TO needs a passphrase for the secrets in each backup: set BACKUP_PASSPHRASE too.";
  return undefined;
}
