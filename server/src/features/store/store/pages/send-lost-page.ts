import type { FastifyReply } from "fastify";
import type { Deps } from "#kernel/deps.ts";
import type { StorePageRenderer } from "#kernel/pages/render.ts";
import { findPublishedStore } from "../find-published-store.ts";
import { pageLanguage } from "./page-language.ts";

/**
 * Responds to an unknown guest link with a 404 page that leads to the store it names, or, if there is no such
 * store, like any unknown address.
 */
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
  const { store } = found;
  const language = pageLanguage(store, reply.request);
  const page = renderer.renderLost({ store }, language);
  return reply.status(404).header("content-language", language).type("text/html; charset=utf-8").send(page);
}
