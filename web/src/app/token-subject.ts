import { z } from "zod";

const Claims = z.object({ sub: z.string() });

/** Whom an access token was made for; unchecked, only to notice a change of user. */
export function subjectOf(token: string): string | undefined {
  const payload = token.split(".")[1] ?? "";
  try {
    return Claims.safeParse(JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")))).data?.sub;
  } catch {
    return undefined;
  }
}
