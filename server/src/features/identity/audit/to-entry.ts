import { type AuditEntry, auditWords } from "@solodesk/contract/identity/audit.ts";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { aboutInWords } from "./about-in-words.ts";
import type { AuditRow } from "./audit.repository.ts";
import { deviceInWords } from "./device-in-words.ts";

/** "Signed in by Google", "Withdrawal requested: $20.00 to …" */
function sentence({ event, about }: Pick<AuditRow, "event" | "about">): string {
  const words = t(auditWords[event]);
  if (about === "") return words;
  const shown = aboutInWords(event, about);
  return /^(by|on) /.test(about)
    ? t("{words} {about}||activity", { words, about: shown })
    : t("{words}: {about}||activity", { words, about: shown });
}

export const toEntry = ({ id, event, about, at, ...row }: AuditRow, sessionId?: Id): AuditEntry => ({
  id,
  event,
  words: sentence({ event, about }),
  at: at.toISOString(),
  device: deviceInWords(row.device),
  address: row.address,
  current: sessionId !== undefined && row.sessionId === sessionId,
});
