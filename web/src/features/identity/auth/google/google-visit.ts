// What this tab remembers while somebody is at Google: what they went for, and what only it knows. It goes with the return.
import { isRecord } from "#kernel/storage/is-record.ts";
import { readTabJson, removeTabKey, writeTabText } from "#kernel/storage/storage.ts";

export type GooglePurpose = "signin" | "link" | "confirm";

export interface GoogleVisit {
  purpose: GooglePurpose;
  /** Where they go on afterwards: a path of this site. */
  wanted: string | null;
  /** Google brings it back, so that nobody can send us back with an answer of their own. */
  state: string;
  nonce: string;
  codeVerifier: string;
}

const googleKey = "google";

const isPurpose = (value: unknown): value is GooglePurpose =>
  value === "signin" || value === "link" || value === "confirm";

const isVisit = (value: unknown): value is GoogleVisit =>
  isRecord(value) &&
  isPurpose(value["purpose"]) &&
  (value["wanted"] === null || typeof value["wanted"] === "string") &&
  [value["state"], value["nonce"], value["codeVerifier"]].every((part) => typeof part === "string");

const random = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

export const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

export function beginVisit(purpose: GooglePurpose, wanted: string | null): GoogleVisit {
  const visit = { purpose, wanted, state: random(), nonce: random(), codeVerifier: random() };
  writeTabText(googleKey, JSON.stringify(visit));
  return visit;
}

/** Once: it is forgotten with it. */
export function takeVisit(): GoogleVisit | undefined {
  const kept = readTabJson(googleKey);
  removeTabKey(googleKey);
  return isVisit(kept) ? kept : undefined;
}
