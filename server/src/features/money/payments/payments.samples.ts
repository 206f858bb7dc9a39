import type { payments } from "@solodesk/contract/money/payments.ts";
import type { Samples } from "#test/security/samples.ts";

export const samples = (): Samples<typeof payments> => ({
  // Its sender has to sign it.
  receiveWebhook: { params: { gateway: "sandbox" }, refused: 400 },
});
