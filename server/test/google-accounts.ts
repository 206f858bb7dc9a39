// The half of a Google in memory that signs people in: a consent page, codes, refresh tokens and access tokens.
import { createHash, randomUUID } from "node:crypto";

export const googleClient = { id: "solodesk-tests", secret: "a secret between the two" };

export const scopesAsked = [
  "https://www.googleapis.com/auth/calendar.calendarlist.readonly",
  "https://www.googleapis.com/auth/calendar.events",
];

interface Code {
  account: string;
  challenge: string;
  redirectUri: string;
  scope: string;
}

interface Answer {
  status: number;
  body: unknown;
}

const refused = (error: string, status = 400): Answer => ({ status, body: { error } });

export function googleAccounts() {
  const codes = new Map<string, Code>();
  /** Refresh tokens, and whose they are. */
  const grants = new Map<string, string>();
  const accessTokens = new Map<string, string>();
  let requests: string[] = [];

  function giveAccess(refresh: string): Record<string, unknown> {
    const access = `access-${randomUUID()}`;
    accessTokens.set(access, refresh);
    return { access_token: access, expires_in: 3599, token_type: "Bearer" };
  }

  function token(form: URLSearchParams): Answer {
    requests.push(form.get("grant_type") ?? "");
    const isClient =
      form.get("client_id") === googleClient.id && form.get("client_secret") === googleClient.secret;
    if (!isClient) return refused("invalid_client", 401);
    if (form.get("grant_type") === "refresh_token") {
      const refresh = form.get("refresh_token") ?? "";
      return grants.has(refresh) ? { status: 200, body: giveAccess(refresh) } : refused("invalid_grant");
    }
    const code = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (!code || code.challenge !== challenge || code.redirectUri !== form.get("redirect_uri"))
      return refused("invalid_grant");
    const refresh = `refresh-${randomUUID()}`;
    grants.set(refresh, code.account);
    return { status: 200, body: { ...giveAccess(refresh), refresh_token: refresh, scope: code.scope } };
  }

  /** As Google does, everything that the account gave to the client ends at once. */
  const revokeAccount = (account: string) => {
    for (const [refresh, owner] of grants) if (owner === account) grants.delete(refresh);
  };

  return {
    codes,
    /** Of each account that still lets the client in. */
    accountsIn: () => new Set(grants.values()),
    token,
    revoke(form: URLSearchParams): Answer {
      const account = grants.get(form.get("token") ?? "");
      if (account === undefined) return refused("invalid_token");
      revokeAccount(account);
      return { status: 200, body: {} };
    },
    revokeAccount,
    /** Whose it is; undefined if it is not, or no longer, valid. */
    accountOf: (access: string) => grants.get(accessTokens.get(access) ?? ""),
    expireAccess: () => accessTokens.clear(),
    /** Kinds of grants that were asked for. */
    requests: () => requests,
    /** The address to return to, once the account has ticked these scopes. */
    consent(asked: URLSearchParams, account: string, scopes = asked.get("scope") ?? ""): string {
      const code = `code-${randomUUID()}`;
      const redirectUri = asked.get("redirect_uri") ?? "";
      codes.set(code, { account, redirectUri, challenge: asked.get("code_challenge") ?? "", scope: scopes });
      const back = new URL(redirectUri);
      back.searchParams.set("state", asked.get("state") ?? "");
      back.searchParams.set("code", code);
      back.searchParams.set("scope", scopes);
      return back.href;
    },
    reset() {
      codes.clear();
      grants.clear();
      accessTokens.clear();
      requests = [];
    },
  };
}
