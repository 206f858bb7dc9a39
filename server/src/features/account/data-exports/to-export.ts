import type { DataExport } from "@solodesk/contract/account/data-exports.ts";
import type { DataExportRow } from "./data-exports.repository.ts";

export const toExport = (row: DataExportRow): DataExport => ({
  id: row.id,
  status: row.status,
  percent: row.percent,
  bytes: row.bytes,
  requestedAt: row.requestedAt.toISOString(),
  readyAt: row.readyAt?.toISOString() ?? null,
  expiresAt: row.status === "ready" ? (row.expiresAt?.toISOString() ?? null) : null,
  error: row.error,
});
