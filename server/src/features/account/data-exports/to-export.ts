import type { DataExport } from "@solodesk/contract/account/data-exports.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { keptWords } from "#kernel/kept-words.ts";
import type { DataExportRow } from "./data-exports.repository.ts";

export const exportErrors = {
  failed: msg("We couldn't prepare your data. Try again; if it fails again, contact us."),
  interrupted: msg("We couldn't prepare your data. We'll try again in a minute."),
} as const;

const errorInWords = keptWords(Object.values(exportErrors));

export const toExport = (row: DataExportRow): DataExport => ({
  id: row.id,
  status: row.status,
  percent: row.percent,
  bytes: row.bytes,
  requestedAt: row.requestedAt.toISOString(),
  readyAt: row.readyAt?.toISOString() ?? null,
  expiresAt: row.status === "ready" ? (row.expiresAt?.toISOString() ?? null) : null,
  error: row.error === null ? null : errorInWords(row.error),
});
