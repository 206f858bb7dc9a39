import { isRecord } from "../storage/is-record.ts";

/** Whom an access token was made for; unchecked, only to notice a change of user. */
export function subjectOf(token: string): string | undefined {
  const payload = token.split(".")[1] ?? "";
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return isRecord(claims) && typeof claims["sub"] === "string" ? claims["sub"] : undefined;
  } catch {
    return undefined;
  }
}
