import { t } from "@solodesk/contract/kernel/language/t.ts";
import { links } from "@solodesk/contract/marketing/links.ts";
import type { App } from "#kernel/app.ts";
import type { Config } from "#kernel/config/config.ts";
import type { Visitor } from "#kernel/serve/context.ts";
import { serve } from "#kernel/serve/serve.ts";
import { createLink } from "./create-link.ts";
import { listLinks } from "./list-links.ts";
import { removeLink } from "./remove-link.ts";

const originOf = ({ PUBLIC_URL }: Config, { origin }: Visitor): string =>
  PUBLIC_URL === undefined ? origin : new URL(PUBLIC_URL).origin;

export function linkRoutes(app: App): void {
  serve(app, links.list, ({ deps, user, query, visitor }) =>
    listLinks(deps, user.id, query, originOf(deps.config, visitor)),
  );

  serve(app, links.create, async ({ deps, user, body, visitor }) => ({
    status: true as const,
    message: t("Link created"),
    data: await createLink(deps, user.id, body, originOf(deps.config, visitor)),
  }));

  serve(app, links.remove, async ({ deps, user, params }) => {
    await removeLink(deps, user.id, params.id);
    return { status: true as const, message: t(links.remove.done) };
  });
}
