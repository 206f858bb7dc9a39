import { auth } from "@solodesk/contract/identity/auth.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { chatLink } from "#kernel/page/chat-link.ts";

/** Returns the link to the support chat; undefined if the operator has none, or until it is known. */
export const useChatLink = (): string | undefined =>
  chatLink(useRead(readOf(auth.getConfig, {}), { quiet: true }).data?.chatUrl);
