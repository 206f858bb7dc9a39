import type { MailEnvelope } from "#features/platform/mail/log/list-mails-about.ts";

/** "emails/001-2026-06-01-order_confirmed.eml". No text of a person is in it, so it can't lead out of its folder. */
export const mailFileName = ({ kind, createdAt }: Pick<MailEnvelope, "kind" | "createdAt">, nth: number) =>
  `emails/${String(nth + 1).padStart(3, "0")}-${createdAt.toISOString().slice(0, 10)}-${kind}.eml`;
