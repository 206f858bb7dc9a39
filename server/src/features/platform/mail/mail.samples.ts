import type { mail } from "@solodesk/contract/platform/mail.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ mailId }: Targets): Samples<typeof mail> => ({
  get: { params: { id: mailId } },
  // There is no mail server.
  resend: { params: { id: mailId }, refused: 409 },
});
