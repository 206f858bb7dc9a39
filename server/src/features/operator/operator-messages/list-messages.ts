import type { Answer, Parsed } from "@solodesk/contract/kernel/endpoint.ts";
import { paginate, sliceOf } from "@solodesk/contract/kernel/page.ts";
import type { operatorMessages } from "@solodesk/contract/operator/operator-messages.ts";
import { listMessages } from "#features/platform/support/list-messages.ts";
import type { Deps } from "#kernel/deps.ts";

/** What people wrote with Contact Us, newest first. */
export async function listOperatorMessages(
  deps: Pick<Deps, "db">,
  page: Parsed<typeof operatorMessages.listMessages>["query"],
): Promise<Answer<typeof operatorMessages.listMessages>> {
  const { messages, total } = await listMessages(deps, sliceOf(page));
  return {
    data: messages.map(({ sentAt, ...message }) => ({ ...message, sent_at: sentAt.toISOString() })),
    pagination: paginate(page.page, page.page_size, total),
  };
}
