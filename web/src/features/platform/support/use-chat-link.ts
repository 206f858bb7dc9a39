import { auth } from "@solodesk/contract/identity/auth.ts";
import { useRead } from "#kernel/api/query.ts";
import { chatLink } from "#kernel/page/chat-link.ts";

/** The support conversation; undefined where the operator has none, or while nobody knows. */
export const useChatLink = (): string | undefined =>
  chatLink(useRead(auth.getConfig, {}, { quiet: true }).data?.chatUrl);
