// The drawings of the sample catalogue. SVGs can hold scripts, so the headers below keep them from running.
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { cataloguePictures } from "@solodesk/contract/kernel/pages.ts";
import type { FastifyInstance } from "fastify";

const FOLDER = join(import.meta.dirname, "../sample/pictures");

export async function pictureRoutes(http: FastifyInstance): Promise<void> {
  await http.register(fastifyStatic, {
    root: FOLDER,
    prefix: cataloguePictures,
    decorateReply: false,
    index: false,
    dotfiles: "deny",
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header("cache-control", "public, max-age=31536000, immutable");
      reply.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      reply.header("cross-origin-resource-policy", "same-origin");
    },
  });
}
