// Settings for the mail server and the sender address.
import { z } from "zod";

const smtpUrl = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: "must be an address such as smtps://name:password@mail.example.com:465",
});

/** Extracts the address from "Desk <desk@example.com>". The name is dropped: each email sets its own. */
const sender = z
  .string()
  .transform((written) => /^[^<>\r\n]*<([^<>]+)>$/.exec(written)?.[1] ?? written)
  .pipe(z.email("must be an email address such as desk@example.com"));

export const mailVariables = {
  SMTP_URL: smtpUrl
    .optional()
    .describe("Mail server for emails to sellers and customers. If unset, emails are stored but not sent"),
  MAIL_FROM: sender
    .optional()
    .describe(
      "Address emails are sent from; required with SMTP_URL. Desk <desk@example.com> is accepted, but the name is ignored: emails carry the name of the store or of the operator",
    ),
} satisfies Record<string, z.ZodType>;
