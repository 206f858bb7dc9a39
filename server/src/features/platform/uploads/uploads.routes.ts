import { uploadedPictures } from "@solodesk/contract/platform/uploads/picture.ts";
import { uploads } from "@solodesk/contract/platform/uploads.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { createUpload } from "./create-upload.ts";
import { openPicture } from "./open-picture.ts";

/** A picture never changes at its URL, and nothing in it may ever be executed. */
const headers = {
  "content-type": "image/webp",
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
};

export function uploadRoutes(app: App): void {
  serve(app, uploads.create, ({ deps, user, file }) => createUpload(deps, user.id, file.bytes));

  app.http.get<{ Params: { id: string; file: string } }>(
    `${uploadedPictures}:id/:file`,
    async ({ params }, reply) => {
      const { size, stream } = await openPicture(app.deps, params.id, params.file);
      return reply.headers({ ...headers, "content-length": size }).send(stream);
    },
  );
}
