import { languages } from "@solodesk/contract/kernel/language/languages.ts";
import { momentHereAndUtc } from "./moment-words.ts";
import type { DisputeCase } from "./read-case.ts";
import type { CasePolicy } from "./read-policies.ts";

const languageName = (tag: string): string =>
  Object.entries(languages).find(([one]) => one === tag)?.[1].name ?? tag;

/** A policy as its customer accepted it, and how to check that nothing in it has changed. */
export function policyText(
  { store }: Pick<DisputeCase, "store">,
  { sha256, accepted, readings, hashedFile }: CasePolicy,
): string {
  const moments = accepted.map((one) => `  ${one.with}: ${momentHereAndUtc(store.timezone, one.at)}`);
  const texts = readings.flatMap(({ language, lines }, nth) => [
    readings.length === 1
      ? "What the customer accepted:"
      : nth === 0
        ? `What the customer accepted, in their language (${languageName(language)}):`
        : `The same in ${languageName(language)}:`,
    "",
    ...lines,
    "",
  ]);
  return `Cancellation policy of ${store.name}

Accepted with
${moments.join("\n")}

${texts.join("\n")}
Fingerprint (SHA-256) in the record of the acceptance:
${sha256}

How to check it
The file ${hashedFile} is the content of this policy, exactly as it was stored and hashed when the customer accepted
it. Its SHA-256 is the fingerprint above. Compute it with one of these commands:

  Linux:    sha256sum ${hashedFile}
  macOS:    shasum -a 256 ${hashedFile}
  Windows:  certutil -hashfile ${hashedFile} SHA256

The list in that file has, in this order: until how many minutes before the start cancelling is free; what the store keeps after a
late cancellation, and its percentage; the fee for a no-show; and what the store added in its own words.
`;
}
