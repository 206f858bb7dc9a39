// The only place that sends emails.

import { msg } from "@solodesk/contract/kernel/language/t.ts";
import type { Config } from "../config/config.ts";
import { asKept } from "../kept-words.ts";
import { seconds } from "../time/clock.ts";

export interface OutgoingMail {
  /** The same for every attempt, so that mail programs can recognize a duplicate delivery. */
  id: string;
  senderName: string;
  to: string;
  /** If empty, replies go to the sender's address. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar file; its METHOD tells mail programs what to do with it. */
  calendar: string | null;
}

/** After a lasting failure, a retry is pointless; after all others, it makes sense. */
export type Delivery = { sent: true } | { sent: false; reason: string; isLasting: boolean };

export interface Mailer {
  /** Takes at most a minute; never throws. */
  send(mail: OutgoingMail): Promise<Delivery>;
  /** Signs in and sends nothing. Returns why that failed, undefined if it did not. Takes at most 5 s; never throws. */
  tryLogin(): Promise<string | undefined>;
}

/** Timeout of each step; LONGEST_DELIVERY is that of the whole delivery. */
const PATIENCE = seconds(15);
export const LONGEST_DELIVERY = seconds(60);
/** Timeout of each step of a trial sign-in, for someone who waits. */
const LOGIN_PATIENCE = seconds(4);

// Line breaks would end a header line, and direction marks can make one name look like another.
const unwanted = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Makes text safe for a header: one line of at most 200 characters. */
export const headerLine = (words: string): string =>
  words.replace(unwanted, " ").replace(/\s+/g, " ").trim().slice(0, 200).toWellFormed();

/** Characters that would make mail programs read a name as one or several addresses. */
const addressing = /[<>@,;:"\\()[\]]+/g;
const LONGEST_SENDER = 80;

/** Returns "Seller via Operator", because the operator is responsible for emails from its address. */
function senderOf(name: string, operator: string): string {
  const plain = (words: string) =>
    headerLine(words.replace(addressing, " ")).slice(0, LONGEST_SENDER).trim().toWellFormed();
  const [sender, via] = [plain(name), plain(operator)];
  return sender === "" || sender === via ? via : `${sender} via ${via}`;
}

const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? "PUBLISH";

/** Why an email could not be sent. */
export const deliveryFailures = {
  notTaken: msg("The email was not accepted."),
  refused: msg("The mail server refused the sign-in."),
  answered: msg("The mail server answered: {answer}"),
  unreachable: msg("The mail server could not be reached ({reason})."),
} as const;

/** The reason in words that a seller may read, as rows keep it: the server's response in one line, or the error code. */
function refusalOf(error: unknown): Delivery {
  if (!(error instanceof Error))
    return { sent: false, reason: asKept(deliveryFailures.notTaken), isLasting: false };
  const { code, responseCode, response } = { code: "", responseCode: 0, response: "", ...error };
  // A refused sign-in is not about this email, and the operator may fix it, so it is not lasting.
  const isLasting = responseCode >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
  if (code === "EAUTH") return { sent: false, reason: asKept(deliveryFailures.refused), isLasting };
  const reason = response
    ? asKept(deliveryFailures.answered, { answer: headerLine(response) })
    : asKept(deliveryFailures.unreachable, { reason: code || error.name });
  return { sent: false, reason, isLasting };
}

/** The content of an email must never make the server read files or fetch URLs. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

type Sender = Pick<Config, "OPERATOR_NAME"> & { MAIL_FROM: string };

function contentsOf(mail: OutgoingMail, { MAIL_FROM, OPERATOR_NAME }: Sender) {
  const { id, senderName, to, replyTo, subject, text, html, calendar } = mail;
  const domain = MAIL_FROM.slice(MAIL_FROM.lastIndexOf("@") + 1);
  return {
    messageId: `<${id}@${domain}>`,
    from: { name: senderOf(senderName, OPERATOR_NAME), address: MAIL_FROM },
    to: { name: "", address: to },
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    subject: headerLine(subject),
    text,
    html,
    headers: { "Auto-Submitted": "auto-generated" },
    ...(calendar !== null && {
      icalEvent: { method: methodOf(calendar), filename: "appointment.ics", content: calendar },
    }),
  };
}

/** An email as a file (.eml), with the content and the headers with which it was sent at this moment. */
export async function mailFile(mail: OutgoingMail, sender: Sender, sentAt: Date): Promise<Uint8Array> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows", ...closed });
  const { message } = await transport.sendMail({ ...contentsOf(mail, sender), date: sentAt });
  if (!Buffer.isBuffer(message)) throw new Error("An email was not written as one piece.");
  return message;
}

/** Undefined without SMTP_URL or MAIL_FROM. */
export function openMailer({
  SMTP_URL,
  MAIL_FROM,
  OPERATOR_NAME,
}: Pick<Config, "SMTP_URL" | "MAIL_FROM" | "OPERATOR_NAME">): Mailer | undefined {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return undefined;
  const connect = async (patience: number) => {
    // Loaded with the first email, to save its memory in installations without mail.
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url: SMTP_URL,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      dnsTimeout: patience,
      ...closed,
    });
  };
  const deliver = async (mail: OutgoingMail) => {
    const transport = await connect(PATIENCE);
    await transport.sendMail({
      ...contentsOf(mail, { MAIL_FROM, OPERATOR_NAME }),
      signal: AbortSignal.timeout(LONGEST_DELIVERY),
    });
  };
  return {
    send: (mail) =>
      deliver(mail).then(
        () => ({ sent: true }),
        (error: unknown) => refusalOf(error),
      ),
    tryLogin: async () => {
      const transport = await connect(LOGIN_PATIENCE);
      try {
        await transport.verify();
        return undefined;
      } catch (error) {
        return error instanceof Error ? headerLine(error.message) : "no reason given";
      } finally {
        transport.close();
      }
    },
  };
}
