import { auth } from "@solodesk/contract/identity/auth.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { confirm } from "./confirm.ts";
import { createLinkCode } from "./create-link-code.ts";
import { editProfile } from "./edit-profile.ts";
import { endOtherSessions } from "./end-other-sessions.ts";
import { endSession } from "./end-session.ts";
import { getConfig } from "./get-config.ts";
import { getProfile } from "./get-profile.ts";
import { linkLogin } from "./link-login.ts";
import { listSessions } from "./list-sessions.ts";
import { login } from "./login.ts";
import { loginWithCode } from "./login-with-code.ts";
import { logout } from "./logout.ts";
import { refreshTokens } from "./refresh-tokens.ts";
import { register } from "./register.ts";

const ok = { status: true } as const;

export function authRoutes(app: App): void {
  serve(app, auth.register, async ({ body, visitor, deps }) => ({
    ...ok,
    message: "Registration successful",
    data: await register(deps, body, visitor.userAgent),
  }));
  serve(app, auth.login, async ({ body, visitor, deps }) => ({
    ...ok,
    message: "Login successful",
    data: await login(deps, body, visitor.userAgent),
  }));
  serve(app, auth.loginWithCode, async ({ body, visitor, deps }) => ({
    ...ok,
    message: "Login successful",
    data: await loginWithCode(deps, body, visitor.userAgent),
  }));
  serve(app, auth.refreshTokens, async ({ body, deps }) => ({
    tokens: await refreshTokens(deps, body.refreshToken),
  }));
  serve(app, auth.logout, async ({ body, deps }) => {
    await logout(deps, body.refreshToken);
    return null;
  });
  serve(app, auth.getProfile, async ({ user, deps }) => ({ ...ok, data: await getProfile(deps, user.id) }));
  serve(app, auth.editProfile, async ({ user, body, deps }) => ({
    ...ok,
    data: await editProfile(deps, user.id, body),
  }));
  serve(app, auth.confirm, async ({ user, body, deps }) => ({
    ...ok,
    data: await confirm(deps, user, body),
  }));
  serve(app, auth.createLinkCode, ({ user, deps }) => createLinkCode(deps, user));
  serve(app, auth.linkLogin, async ({ body, visitor, deps }) => ({
    ...ok,
    data: await linkLogin(deps, body.token, visitor.userAgent),
  }));
  serve(app, auth.listSessions, async ({ user, deps }) => ({ ...ok, data: await listSessions(deps, user) }));
  serve(app, auth.endSession, async ({ user, params, deps }) => {
    await endSession(deps, user.id, params.id);
    return null;
  });
  serve(app, auth.endOtherSessions, async ({ user, deps }) => {
    await endOtherSessions(deps, user);
    return null;
  });
  serve(app, auth.getConfig, ({ deps, visitor }) => getConfig(deps, visitor.origin));
}
