import type { FastifyReply } from "fastify";
import type { Deps } from "#kernel/deps.ts";
import type { StorePageRenderer } from "#kernel/pages/render.ts";
import { findPublishedStore } from "./find-published-store.ts";

/** Answers a guest's link that is unknown: by the way to the store it names, or as any other address nobody has. */
export async function sendLostPage(
  { db }: Pick<Deps, "db">,
  reply: FastifyReply,
  { storeName, renderer }: { storeName: string; renderer: StorePageRenderer | undefined },
): Promise<FastifyReply> {
  const found = renderer && (await findPublishedStore(db, storeName));
  if (!found) {
    reply.callNotFound();
    return reply;
  }
  const page = renderer.renderLost({ store: found.store });
  return reply.status(404).type("text/html; charset=utf-8").send(page);
}
