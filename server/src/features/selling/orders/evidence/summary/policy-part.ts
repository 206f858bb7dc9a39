import { type Html, html } from "../html.ts";
import { momentHereAndUtc } from "../moment-words.ts";
import type { DisputeCase } from "../read-case.ts";
import type { CasePolicy } from "../read-policies.ts";
import { linesOf } from "./rows.ts";

/** What the customer accepted, and how to check that it is that. */
export function policyPart(read: DisputeCase): Html {
  const { policies } = read;
  return html`<h2>What the customer accepted</h2>${
    policies.length === 0
      ? html`<p>The store had no cancellation policy when this was bought.</p>`
      : policies.map((policy) => policyOf(read, policy))
  }`;
}

/** The store pages say so under the policy, and an order names the fingerprint of the policy that they showed. */
function shownBefore({ isPaidWhenBooked }: DisputeCase): string {
  const step = isPaidWhenBooked ? "paying" : "saving a card";
  return `The store page showed this cancellation policy before the customer booked, and said: “By ${step}, you accept this policy.” The store takes a booking only with the fingerprint of the policy that was shown.`;
}

function policyOf(read: DisputeCase, { sha256, accepted, readings, textFile, hashedFile }: CasePolicy): Html {
  const zone = read.store.timezone;
  const moments = accepted.map((one) => `${one.with}: ${momentHereAndUtc(zone, one.at)}`);
  const lines = readings.find(({ language }) => language === "en")?.lines ?? [];
  return html`
<p>${shownBefore(read)}</p>
<blockquote>${linesOf(lines)}</blockquote>
<p>Accepted with</p>
${linesOf(moments)}
<p>SHA-256 of the accepted policy: <code>${sha256}</code>. It is the hash of ${hashedFile}; ${textFile} says how to check that${
    readings.length > 1 ? ", and has the policy in the customer's language" : ""
  }.</p>`;
}
