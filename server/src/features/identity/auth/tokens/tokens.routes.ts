import { tokens } from "@solodesk/contract/identity/auth/tokens.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { createToken } from "./create-token.ts";
import { listTokens } from "./list-tokens.ts";
import { revokeToken } from "./revoke-token.ts";

export function tokenRoutes(app: App): void {
  serve(app, tokens.list, async ({ deps, user }) => ({ data: await listTokens(deps, user.id) }));

  serve(app, tokens.create, async ({ deps, user, body }) => {
    const data = await createToken(deps, user, body);
    return { status: true as const, message: t(tokens.create.done), data };
  });

  serve(app, tokens.revoke, async ({ deps, user, params }) => {
    await revokeToken(deps, user.id, params.id);
    return { status: true as const, message: t(tokens.revoke.done) };
  });
}
