import { type AuditEntry, auditWords } from "@solodesk/contract/identity/audit.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { AuditRow } from "./audit.repository.ts";

/** "Signed in by Google", "Withdrawal requested: $20.00 to …" */
function sentence(words: string, about: string): string {
  if (about === "") return words;
  return /^(by|on) /.test(about) ? `${words} ${about}` : `${words}: ${about}`;
}

export const toEntry = ({ id, event, about, at, ...row }: AuditRow, sessionId?: Id): AuditEntry => ({
  id,
  event,
  words: sentence(t(auditWords[event]), about),
  at: at.toISOString(),
  device: row.device,
  address: row.address,
  current: sessionId !== undefined && row.sessionId === sessionId,
});
