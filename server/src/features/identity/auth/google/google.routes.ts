import { google } from "@solodesk/contract/identity/auth/google.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { getGoogleUser } from "./get-google-user.ts";
import { linkGoogle } from "./link-google.ts";
import { signInWithGoogle } from "./sign-in-with-google.ts";
import { unlinkGoogle } from "./unlink-google.ts";

const ok = { status: true } as const;

export function googleRoutes(app: App): void {
  serve(app, google.signIn, async ({ body, visitor, deps }) => ({
    result: { ...ok, data: await signInWithGoogle(deps, body, visitor) },
  }));
  serve(app, google.getUser, async ({ user, deps }) => ({ ...ok, data: await getGoogleUser(deps, user.id) }));
  serve(app, google.link, async ({ user, body, deps }) => ({
    ...ok,
    message: t(google.link.done),
    data: await linkGoogle(deps, user, body),
  }));
  serve(app, google.unlink, async ({ user, deps }) => ({
    ...ok,
    message: t(google.unlink.done),
    data: await unlinkGoogle(deps, user),
  }));
}
