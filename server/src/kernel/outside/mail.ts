// The one door letters leave by.

import type { Config } from "../config/config.ts";
import { seconds } from "../time/clock.ts";

export interface OutgoingMail {
  /** The same at every attempt, so that a reader can tell a second delivery from a second letter. */
  id: string;
  senderName: string;
  to: string;
  /** Empty: answers go to the sender's address. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar file, which says by its METHOD what is to be done with it. */
  calendar: string | null;
}

/** A lasting refusal would come again; all others are worth another attempt. */
export type Delivery = { sent: true } | { sent: false; reason: string; isLasting: boolean };

export interface Mailer {
  /** Takes a minute at most; never throws. */
  send(mail: OutgoingMail): Promise<Delivery>;
}

/** Of one step, and of all together. */
const PATIENCE = seconds(15);
export const LONGEST_DELIVERY = seconds(60);

// Header lines end at line breaks, and letters that turn the direction of reading make one name look like another.
const unwanted = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Words as they may stand in a header: one line, and as long as a line may be read. */
export const oneLine = (words: string): string =>
  words.replace(unwanted, " ").replace(/\s+/g, " ").trim().slice(0, 200).toWellFormed();

/** By which readers of mail would take a name for an address, or for several of them. */
const addressing = /[<>@,;:"\\()[\]]+/g;
const LONGEST_SENDER = 80;

/** Whoever runs the installation answers for what is sent from its address, and whatever sellers call themselves says so. */
function senderOf(name: string, operator: string): string {
  const plain = (words: string) =>
    oneLine(words.replace(addressing, " ")).slice(0, LONGEST_SENDER).trim().toWellFormed();
  const [sender, via] = [plain(name), plain(operator)];
  return sender === "" || sender === via ? via : `${sender} via ${via}`;
}

const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? "PUBLISH";

/** What went wrong, in words a seller may read: of a server's answer its first lines, of a program's error its kind. */
function refusalOf(error: unknown): Delivery {
  if (!(error instanceof Error)) return { sent: false, reason: "The mail was not taken.", isLasting: false };
  const { code, responseCode, response } = { code: "", responseCode: 0, response: "", ...error };
  // A server that does not let us in refuses us, not this letter: the operator may set that right.
  const isLasting = responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
  if (code === "EAUTH") return { sent: false, reason: "The mail server refused the sign-in.", isLasting };
  if (response) return { sent: false, reason: `The mail server answered: ${oneLine(response)}`, isLasting };
  return { sent: false, reason: `The mail server could not be reached (${code || error.name}).`, isLasting };
}

/** Undefined without SMTP_URL. */
export function openMailer({
  SMTP_URL,
  MAIL_FROM,
  OPERATOR_NAME,
}: Pick<Config, "SMTP_URL" | "MAIL_FROM" | "OPERATOR_NAME">): Mailer | undefined {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return undefined;
  const domain = MAIL_FROM.slice(MAIL_FROM.lastIndexOf("@") + 1);

  const deliver = async (mail: OutgoingMail) => {
    const { id, senderName, to, replyTo, subject, text, html, calendar } = mail;
    // Loaded with the first letter: it takes memory that an installation without mail does not need.
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({
      url: SMTP_URL,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      dnsTimeout: PATIENCE,
      // A letter is what stands in it: nothing is fetched for one.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await transport.sendMail({
      signal: AbortSignal.timeout(LONGEST_DELIVERY),
      messageId: `<${id}@${domain}>`,
      from: { name: senderOf(senderName, OPERATOR_NAME), address: MAIL_FROM },
      to: { name: "", address: to },
      ...(replyTo && { replyTo: { name: "", address: replyTo } }),
      subject: oneLine(subject),
      text,
      html,
      headers: { "Auto-Submitted": "auto-generated" },
      ...(calendar !== null && {
        icalEvent: { method: methodOf(calendar), filename: "appointment.ics", content: calendar },
      }),
    });
  };
  return {
    send: (mail) =>
      deliver(mail).then(
        () => ({ sent: true }),
        (error: unknown) => refusalOf(error),
      ),
  };
}
