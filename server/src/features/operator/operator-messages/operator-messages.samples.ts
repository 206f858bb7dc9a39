import type { operatorMessages } from "@solodesk/contract/operator/operator-messages.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

/** Refused, because the seller of these tests runs no installation. */
export const samples = ({ mailId, webhookId }: Targets): Samples<typeof operatorMessages> => ({
  listMails: { refused: 403 },
  resendMail: { params: { id: mailId }, refused: 403 },
  resendFailed: { refused: 403 },
  listJobs: { refused: 403 },
  retryJob: { params: { id: mailId }, refused: 403 },
  listDeliveries: { refused: 403 },
  redeliverEvent: { params: { id: webhookId }, refused: 403 },
  listMessages: { refused: 403 },
  removeMessage: { params: { id: mailId }, refused: 403 },
});
