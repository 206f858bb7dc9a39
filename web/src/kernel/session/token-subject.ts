import { isRecord } from "../storage/is-record.ts";

/** What an access token says. Not verified: the server decides. */
function claimsOf(token: string): Record<string, unknown> {
  const payload = token.split(".")[1] ?? "";
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}

/** The user id in an access token: only used to notice a change of user. */
export function subjectOf(token: string): string | undefined {
  const { sub } = claimsOf(token);
  return typeof sub === "string" ? sub : undefined;
}

/** When an access token expires, in seconds since 1970; 0 if it does not say. */
export function expiryOf(token: string): number {
  const { exp } = claimsOf(token);
  return typeof exp === "number" ? exp : 0;
}
