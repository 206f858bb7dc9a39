// The sandbox's payment page, like the hosted page of a real gateway: plain HTML that works without scripts.
import { numberFormat } from "@solodesk/contract/kernel/language/formats.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { minorDigits } from "@solodesk/contract/kernel/money.ts";
import type { SessionState } from "#kernel/outside/payment-gateway.ts";
import { documentLanguage } from "#kernel/pages/document-language.ts";
import { escapeHtml } from "#kernel/pages/escape-html.ts";
import type { SandboxOutcome } from "./choose-outcome.ts";
import { payPageStyle } from "./pay-page-style.ts";
import type { SessionRow } from "./sessions.repository.ts";

interface PayPage {
  session: SessionRow;
  status: SessionState["status"];
  /** Paths on this site. */
  onward: string;
  back: string;
}

const icon = (path: string): string =>
  `<svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`;
const flask = icon(
  '<path d="M6 2h4M6.75 2v4L3.2 12.1A1.25 1.25 0 0 0 4.3 14h7.4a1.25 1.25 0 0 0 1.1-1.9L9.25 6V2M5 10h6"/>',
);
const chevron = icon('<path d="m6 4 4 4-4 4"/>');

function format({ amount, currency }: SessionRow): Intl.NumberFormatPart[] {
  const number = numberFormat({ style: "currency", currency });
  return number.formatToParts(amount / 10 ** minorDigits(currency));
}

const plainAmount = (session: SessionRow): string =>
  format(session)
    .map(({ value }) => value)
    .join("");

const largeAmount = (session: SessionRow): string =>
  format(session)
    .filter(({ type }) => type !== "literal")
    .map(({ type, value }) =>
      type === "currency" ? `<small>${escapeHtml(value)}</small>` : escapeHtml(value),
    )
    .join("");

const choice = (outcome: SandboxOutcome | "cancel", words: string, look = ""): string =>
  `<button name="outcome" value="${outcome}"${look}>${escapeHtml(words)}</button>`;

const other = (outcome: SandboxOutcome, words: string, what: string): string =>
  `<div class="other">${choice(outcome, words)}<p class="faint">${escapeHtml(what)}</p></div>`;

const payOnce = () =>
  other(
    "pay_once",
    t("Pay, but fail next time"),
    t("This saves a test card that declines every later charge."),
  );
const payLate = () =>
  other(
    "pay_late",
    t("Pay after it expired"),
    t("The payment expires now, and its money arrives ten seconds later anyway."),
  );
const payTwice = () =>
  other("pay_twice", t("Pay twice"), t("As from two tabs: the second charge has to come back."));

const more = (others: string): string =>
  `<details><summary>${chevron}${escapeHtml(t("More outcomes"))}</summary>${others}</details>`;

const explained = (saveMethod: boolean): string =>
  saveMethod
    ? t(
        "Pay also keeps a test card (4242), by which later charges succeed without you. Decline makes the payment fail. Cancel goes back and leaves it open.",
      )
    : t("Decline makes the payment fail. Cancel goes back and leaves it open.");

/** The session saves a card and takes nothing. */
const isSetup = ({ amount }: SessionRow): boolean => amount === 0;

const saveForm = (): string => `<form method="post">
${choice("pay", t("Save test card"), ' class="main"')}
${choice("decline", t("Decline"))}
${choice("cancel", t("Cancel"))}
<p class="faint wide">${escapeHtml(
  t(
    "This saves a test card (4242) whose later charges succeed. Decline makes it fail. Cancel goes back and leaves it open.",
  ),
)}</p>
${more(
  other(
    "pay_once",
    t("Save a card that fails later"),
    t("This saves a test card that declines every later charge."),
  ),
)}
</form>`;

const openForm = ({ saveMethod }: SessionRow): string => `<form method="post">
${choice("pay", t("Pay"), ' class="main"')}
${choice("decline", t("Decline"))}
${choice("cancel", t("Cancel"))}
<p class="faint wide">${escapeHtml(explained(saveMethod))}</p>
${more((saveMethod ? payOnce() : "") + payLate() + payTwice())}
</form>`;

const link = (to: string, words: string): string =>
  `<p class="after"><a class="button main" href="${escapeHtml(to)}">${escapeHtml(words)}</a></p>`;

const end = (sentence: string): string => `<p class="end">${escapeHtml(sentence)}</p>`;

function body({ session, status, onward, back }: PayPage): string {
  switch (status) {
    case "open":
      return isSetup(session) ? saveForm() : openForm(session);
    case "paid":
      return (
        end(
          isSetup(session)
            ? t("The card is saved. There is nothing left to do here.")
            : t("It is paid. There is nothing left to do here."),
        ) + link(onward, t("Go on"))
      );
    case "failed":
      return end(t("It was declined, and nothing was taken.")) + link(back, t("Go back"));
    case "expired":
      return `${end(t("It has expired, and nothing was taken."))}${link(back, t("Go back"))}${
        session.paidAt === null && !isSetup(session) ? `<form method="post">${more(payLate())}</form>` : ""
      }`;
  }
}

export const payPage = (page: PayPage): string => `<!doctype html>
<html ${documentLanguage()}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="dark light">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(isSetup(page.session) ? t("Save a card · Test payment") : t("Pay {amount} · Test payment", { amount: plainAmount(page.session) }))}</title>
<style>${payPageStyle}</style>
</head>
<body>
<main>
<p class="notice">${flask}${escapeHtml(t("Test payment: no money is taken"))}</p>
<h1>${escapeHtml(page.session.description)}</h1>
<p class="amount">${largeAmount(page.session)}</p>
<p class="faint for">${escapeHtml(t("Buyer: {email}", { email: page.session.email }))}</p>
${body(page)}
<footer class="faint">${escapeHtml(
  t(
    "This page replaces that of a payment service. It asks for no card; each button shows what would follow.",
  ),
)}</footer>
</main>
</body>
</html>
`;
