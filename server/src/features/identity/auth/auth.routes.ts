import { auth } from "@solodesk/contract/identity/auth.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { App } from "#kernel/app.ts";
import { serve } from "#kernel/serve/serve.ts";
import { editProfile } from "./account/edit-profile.ts";
import { getProfile } from "./account/get-profile.ts";
import { confirmIdentity } from "./confirm/confirm-identity.ts";
import { getConfig } from "./get-config.ts";
import { createLinkCode } from "./links/create-link-code.ts";
import { linkLogin } from "./links/link-login.ts";
import { register } from "./register.ts";
import { endOtherSessions } from "./sessions/end-other-sessions.ts";
import { endSession } from "./sessions/end-session.ts";
import { listSessions } from "./sessions/list-sessions.ts";
import { logout } from "./sessions/logout.ts";
import { refreshSession } from "./sessions/refresh-session.ts";
import { login } from "./sign-in/login.ts";
import { loginWithCode } from "./sign-in/login-with-code.ts";

const ok = { status: true } as const;

export function authRoutes(app: App): void {
  serve(app, auth.register, async ({ body, visitor, deps }) => ({
    ...ok,
    message: t(auth.register.done),
    data: await register(deps, body, visitor),
  }));
  serve(app, auth.login, async ({ body, visitor, deps }) => ({
    ...ok,
    message: t(auth.login.done),
    data: await login(deps, body, visitor.userAgent),
  }));
  serve(app, auth.loginWithCode, async ({ body, visitor, deps }) => ({
    ...ok,
    message: t(auth.loginWithCode.done),
    data: await loginWithCode(deps, body, visitor.userAgent),
  }));
  serve(app, auth.refreshTokens, async ({ body, deps }) => ({
    tokens: await refreshSession(deps, body.refreshToken),
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
    data: await confirmIdentity(deps, user, body),
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
