import { t } from "@solodesk/contract/kernel/language/t.ts";
import { feeds } from "@solodesk/contract/scheduling/feeds.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { createFeed } from "./create-feed.ts";
import { getFeed } from "./get-feed.ts";
import { revokeFeed } from "./revoke-feed.ts";

export function feedRoutes(app: App): void {
  serve(app, feeds.get, async ({ deps, user }) => ({ data: await getFeed(deps, user.id) }));

  serve(app, feeds.create, async ({ deps, user }) => ({
    status: true as const,
    message: t(feeds.create.done),
    data: await createFeed(deps, user.id),
  }));

  serve(app, feeds.revoke, async ({ deps, user }) => {
    await revokeFeed(deps, user.id);
    return { status: true as const, message: t(feeds.revoke.done) };
  });
}
