// What this tab stores while the user is at Google: the purpose of the visit and its secrets. It is deleted
// on return.
import { isRecord } from "#kernel/storage/is-record.ts";
import { readTabJson, removeTabKey, writeTabText } from "#kernel/storage/storage.ts";

export type GooglePurpose = "signin" | "link" | "confirm";

export interface GoogleVisit {
  purpose: GooglePurpose;
  /** Where to continue afterwards: a path of this site. */
  wanted: string | null;
  /** Google returns it unchanged, so that nobody can send the user back with a forged answer. */
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

export function beginGoogleVisit(purpose: GooglePurpose, wanted: string | null): GoogleVisit {
  const visit = { purpose, wanted, state: random(), nonce: random(), codeVerifier: random() };
  writeTabText(googleKey, JSON.stringify(visit));
  return visit;
}

/** Returns the visit and deletes it, so it can be used only once. */
export function takeVisit(): GoogleVisit | undefined {
  const kept = readTabJson(googleKey);
  removeTabKey(googleKey);
  return isVisit(kept) ? kept : undefined;
}
