// What backup.json, the first file of a backup, says about it.
import { z } from "zod";
import { Instant } from "../kernel/time.ts";

export const BackupNote = z.object({
  format: z.literal(1),
  madeAt: Instant,
  /** The release that made it. */
  release: z.string(),
  /** PostgreSQL's files fit only this kind of machine, such as linux-x64. */
  machine: z.string(),
  /** The migrations of the database, oldest first, with the releases that applied them. */
  migrations: z.array(z.object({ name: z.string(), version: z.string().nullable() })),
  /** What was there when the copy began. */
  stores: z.int(),
  orders: z.int(),
  postings: z.int(),
  /** Null if no money has moved yet. */
  lastPostingAt: Instant.nullable(),
  /** In bytes; what was written meanwhile comes on top. */
  databaseSize: z.int(),
  /** Pictures and files; null if they are in a bucket and not in this backup. */
  uploads: z.object({ files: z.int(), size: z.int() }).nullable(),
});
export type BackupNote = z.infer<typeof BackupNote>;
