// A copy of all data stored about an account, as one file.

import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg } from "../kernel/language/t.ts";
import { Instant } from "../kernel/time.ts";

/** `expired`: the file was deleted because `expiresAt` has passed. */
export const dataExportStatuses = ["queued", "running", "ready", "failed", "expired"] as const;

export const DataExport = z.object({
  id: Id,
  status: z.enum(dataExportStatuses),
  /** 0 to 100. */
  percent: z.int(),
  /** Size of the file; null until it is ready. */
  bytes: z.int().nullable(),
  requestedAt: Instant,
  readyAt: Instant.nullable(),
  /** When the file is deleted. */
  expiresAt: Instant.nullable(),
  /** Why the export failed, or was interrupted and is tried again. */
  error: z.string().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

const path = "/auth/data-exports";

export const dataExports = {
  list: endpoint({
    method: "GET",
    path,
    summary: "List recent data exports and their progress, newest first",
    access: "user",
    answer: z.object({ status: z.literal(true), data: z.array(DataExport) }),
    failed: msg("Failed to load your data exports"),
  }),
  create: endpoint({
    method: "POST",
    path,
    summary: "Start an export of all your data; one at a time, three a day",
    access: "user",
    answer: z.object({ status: z.literal(true), message: z.string(), data: DataExport }),
    status: 202,
    refuses: ["confirmation_required", "invalid_transition"],
    done: msg("We're preparing your data"),
    failed: msg("Failed to start the data export"),
    budget: "auth",
  }),
  getFile: endpoint({
    method: "GET",
    path: `${path}/:id/file`,
    summary: "Download a data export as a zip of JSON and CSV files",
    access: "user",
    params: z.strictObject({ id: Id }),
    answer: z.string(),
    download: { type: "application/zip", name: "my-data.zip" },
    refuses: ["confirmation_required", "not_found"],
    failed: msg("Failed to download your data"),
    budget: "auth",
  }),
};
