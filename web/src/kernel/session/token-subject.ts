import { isRecord } from "../storage/is-record.ts";

/** The user id in an access token. Not verified: only used to notice a change of user. */
export function subjectOf(token: string): string | undefined {
  const payload = token.split(".")[1] ?? "";
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return isRecord(claims) && typeof claims["sub"] === "string" ? claims["sub"] : undefined;
  } catch {
    return undefined;
  }
}
