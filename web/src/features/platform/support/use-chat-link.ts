import { auth } from "@solodesk/contract/identity/auth.ts";
import { readOf, useRead } from "#kernel/api/query.ts";

/** The configured address of the support chat; `undefined` unless it is http or https. */
function chatLink(configured: string | null | undefined): string | undefined {
  if (!configured || !URL.canParse(configured)) return undefined;
  const address = new URL(configured);
  return address.protocol === "https:" || address.protocol === "http:" ? address.href : undefined;
}

/** Returns the link to the support chat; undefined if the operator has none, or until it is known. */
export const useChatLink = (): string | undefined =>
  chatLink(useRead(readOf(auth.getConfig, {}), { quiet: true }).data?.chatUrl);
