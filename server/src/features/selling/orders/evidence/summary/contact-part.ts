import { deliveryInWords } from "../case-words.ts";
import { type Html, html } from "../html.ts";
import { mailFileName } from "../mail-file-name.ts";
import { inUtc, momentHereAndUtc } from "../moment-words.ts";
import { pageInWords } from "../opens-csv.ts";
import type { DisputeCase } from "../read-case.ts";
import { momentCell, said, tableOf } from "./rows.ts";

/** What the store sent to the customer, and when the customer opened their pages. */
export const contactPart = (read: DisputeCase): Html => html`${emailsOf(read)}${opensOf(read)}`;

function emailsOf(read: DisputeCase): Html {
  const { mails, mailTotal, mailsSince, booking, store } = read;
  const leftOut = mailTotal - mails.length;
  return html`<h2>Emails to the customer</h2>
${
  mails.length === 0
    ? html`<p>No email about this order is on record.</p>`
    : tableOf(
        ["Email", "State", "When"],
        mails.map((mail, nth) => [
          html`<bdi>${mail.subject}</bdi><div class="faint">To <bdi>${mail.recipient}</bdi></div>${
            mail.sentAt === null ? "" : html`<div class="faint">${mailFileName(mail, nth)}</div>`
          }`,
          said(deliveryInWords(mail)),
          momentCell(store.timezone, mail.sentAt ?? mail.createdAt),
        ]),
      )
}
${leftOut > 0 ? html`<p>${leftOut} later emails are left out.</p>` : ""}
${
  booking.placedAt < mailsSince
    ? html`<p>Emails are kept for 180 days. Those from before ${inUtc(mailsSince)} are no longer on record.</p>`
    : ""
}`;
}

function opensOf(read: DisputeCase): Html {
  const { opens, store } = read;
  const [first] = opens;
  const last = opens.at(-1);
  const times = (open: typeof first) =>
    open ? `${momentHereAndUtc(store.timezone, open.at)}, ${pageInWords(read, open)}` : "";
  return html`<h2>Pages that the customer opened</h2>
${
  opens.length === 0
    ? html`<p>No opening of the customer's pages is on record.</p>`
    : html`<p>On record: ${opens.length}, one for each page and hour. First: ${times(first)}. Last: ${times(last)}.</p>`
}
<p class="faint">Only someone with the private link from the customer's emails, or from the page after the payment, can open these pages. At most 50 openings of an order are recorded. Those by the store's own browser, by programs that identify themselves, and by browsers that ask not to be tracked aren't recorded.</p>`;
}
