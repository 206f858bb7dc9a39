import type { customerEmails } from "@solodesk/contract/scheduling/customer-emails.ts";
import type { Samples } from "#test/security/samples.ts";

export const samples = (): Samples<typeof customerEmails> => ({
  send: { body: { email: "eve@example.com", subject: "Hello", text: "How are you?" } },
});
