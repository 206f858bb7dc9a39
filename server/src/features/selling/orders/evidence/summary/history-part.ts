import { moneyInWords } from "#features/platform/mail/money-in-words.ts";
import { actorInWords, orderEventNames } from "../case-words.ts";
import { type Html, html } from "../html.ts";
import type { DisputeCase } from "../read-case.ts";
import { momentCell, tableOf } from "./rows.ts";

/** The history of the order, and its refunds. */
export function historyPart({ timeline, refunds, row, store }: DisputeCase): Html {
  const zone = store.timezone;
  const made = refunds.filter(({ kind, status }) => kind !== "dispute" && status !== "failed");
  return html`<h2>What happened to the order</h2>
${tableOf(
  ["What happened", "Who did it", "When"],
  timeline.map(({ event, by, at, note }) => [
    html`${orderEventNames[event]}${note === "" ? "" : html`<div class="faint"><bdi>${note}</bdi></div>`}`,
    actorInWords(by),
    momentCell(zone, new Date(at)),
  ]),
)}
${
  made.length === 0
    ? html`<p>No refund was made.</p>`
    : html`<h3>Refunds</h3>${tableOf(
        ["Amount", "State", "Asked for"],
        made.map(({ amount, status, createdAt }) => [
          moneyInWords({ amount, currency: row.currency }),
          status === "succeeded" ? "Paid out" : "Under way",
          momentCell(zone, createdAt),
        ]),
      )}`
}`;
}
