// The page that a reviewer at a bank reads first. It is complete in itself: it loads nothing and runs nothing.

import { type Html, html } from "../html.ts";
import { inUtc } from "../moment-words.ts";
import type { DisputeCase } from "../read-case.ts";
import { appointmentsPart } from "./appointments-part.ts";
import { contactPart } from "./contact-part.ts";
import { historyPart } from "./history-part.ts";
import { orderPart } from "./order-part.ts";
import { policyPart } from "./policy-part.ts";
import { factRows } from "./rows.ts";

const style = html`
  body { margin: 2rem auto; max-width: 46rem; padding: 0 1rem; font: 11pt/1.45 system-ui, sans-serif; color: #111; background: #fff; }
  h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .25rem; }
  h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; border-bottom: 1px solid #999; }
  h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #ddd; overflow-wrap: anywhere; }
  th { font-weight: 600; }
  tbody th { width: 11rem; }
  code { font-size: .85em; overflow-wrap: anywhere; }
  .faint { color: #555; }
  tr { break-inside: avoid; }
  h2, h3 { break-after: avoid; }`;

/** What each file of the archive is for. */
const filesPart = ({ policies, mails, appointments }: DisputeCase): Html => html`<h2>The files</h2>
${factRows([
  ["summary.html", "This page. Print it, or save it as a PDF, for a bank that takes no archives."],
  ...policies.map(({ textFile, hashedFile }): [string, string] => [
    `${textFile}, ${hashedFile}`,
    "The cancellation policy that the customer accepted, and the exact content of which its SHA-256 was made.",
  ]),
  [
    "emails/",
    mails.some(({ sentAt }) => sentAt !== null)
      ? "Each email as it was sent, for any email program. The links in them are the customer's own: don't follow them."
      : "",
  ],
  ["calendar/", appointments.length === 0 ? "" : "Each appointment as it is now, for any calendar."],
  ["opens.csv", "When the pages of the order and its bookings were opened."],
  ["order.json", "The facts of this page for programs."],
])}`;

const parts: readonly ((read: DisputeCase) => Html)[] = [
  orderPart,
  appointmentsPart,
  policyPart,
  historyPart,
  contactPart,
  filesPart,
];

export function summaryPage(read: DisputeCase): string {
  const { order, store, madeAt } = read;
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Order ${order.number}: evidence</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Order ${order.number}: evidence about a disputed payment</h1>
<p class="faint">Sold by <bdi>${store.name}</bdi>. Made from the records of the store on ${inUtc(madeAt)}. Times are in the time zone of the store (${store.timezone}) and in UTC.</p>
${parts.map((part) => part(read))}
</main>
</body>
</html>
`.text;
}
