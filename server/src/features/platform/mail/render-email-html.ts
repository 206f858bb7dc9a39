// One plain layout for all emails: a table of 600 px, inline styles and no pictures, because all mail clients
// show these alike. Fainter text uses opacity, which keeps its contrast on white and on black; a client
// without opacity shows it at full strength.
import { documentLanguage, readersDirection } from "#kernel/pages/document-language.ts";
import { escapeHtml } from "#kernel/pages/escape-html.ts";
import type { EmailContent } from "./email-content.ts";

const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Keeps indents: they set what people wrote apart from our own lines. */
const lines = (text: string): string =>
  escapeHtml(text).replaceAll(
    /(?:\r\n|\r|\n)( *)/g,
    (_, indent: string) => `<br>${"&nbsp;".repeat(indent.length)}`,
  );

const value = (words: string, nth: number): string =>
  `<div${nth === 0 ? "" : ' style="margin-top:6px"'}>${lines(words)}</div>`;

/** Mail clients know no "start" and "end". */
const sides = () =>
  readersDirection() === "ltr" ? (["left", "right"] as const) : (["right", "left"] as const);

const fact = ({ name, values }: EmailContent["facts"][number]): string => `
      <tr>
        <td style="padding:10px 0;padding-${sides()[1]}:16px;border-top:1px solid #8883;vertical-align:top;width:104px"><span style="opacity:0.7">${escapeHtml(name)}</span></td>
        <td style="padding:10px 0;border-top:1px solid #8883;word-break:break-word">${values.map(value).join("")}</td>
      </tr>`;

const button = ({ words, to }: NonNullable<EmailContent["action"]>): string => `
    <p style="margin:24px 0 0"><a href="${escapeHtml(to)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#2b2926;color:#ffffff;border:1px solid #8886;font-weight:600;text-decoration:none">${escapeHtml(words)}</a></p>`;

export const renderEmailHtml = ({
  subject,
  from,
  heading,
  lead,
  facts,
  action,
  foot,
}: EmailContent): string =>
  `<!doctype html>
<html ${documentLanguage()}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(lead)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${font};font-size:16px;line-height:1.5">
  <tr><td align="center" style="padding:32px 16px">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:${sides()[0]}">
    <tr><td>
    <p style="margin:0 0 24px;opacity:0.7;font-size:14px">${escapeHtml(from)}</p>
    <h1 style="margin:0 0 8px;font-size:24px;line-height:1.25;letter-spacing:-0.01em">${escapeHtml(heading)}</h1>
    <p style="margin:0 0 24px">${lines(lead)}</p>
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px;border-bottom:1px solid #8883">${facts.map(fact).join("")}
    </table>${action ? button(action) : ""}
    <p style="margin:32px 0 0;opacity:0.7;font-size:13px">${lines(foot)}</p>
    </td></tr>
    </table>
  </td></tr>
</table>
</body>
</html>
`;
