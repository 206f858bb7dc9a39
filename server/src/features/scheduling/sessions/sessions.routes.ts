import { sessions } from "@solodesk/contract/scheduling/sessions.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { getSession } from "./get-session.ts";

export function sessionRoutes(app: App): void {
  serve(app, sessions.get, async ({ deps, user, params }) => ({
    data: await getSession(deps, user.id, params.id),
  }));
}
