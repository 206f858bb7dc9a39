import type { Mail } from "@solodesk/contract/platform/mail.ts";
import { reasonInWords } from "./kept-reason.ts";
import type { MailRow } from "./mail.repository.ts";

export const toMail = (row: MailRow): Mail => ({
  id: row.id,
  kind: row.kind,
  to: row.recipient,
  subject: row.subject,
  status: row.status,
  attempts: row.attempts,
  error: row.error === null ? null : reasonInWords(row.error),
  send_at: row.sendAt.toISOString(),
  sent_at: row.sentAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  appointment_id: row.appointmentId,
  order_id: row.orderId,
});
