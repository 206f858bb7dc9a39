import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { answers, fakeNetwork, refusal, refuses, type Seen } from "../../../test/fake-network.ts";
import { maya, newcomer, tokensOf } from "../../../test/people.ts";
import { clearSession, currentUser, startSession } from "../session/session.ts";
import { readTokens } from "../session/tokens.ts";
import { call } from "./call.ts";

const profile = { status: true, data: maya } as const;
const onlyFor = (token: string) => (seen: Seen) =>
  seen.headers.get("authorization") === `Bearer ${token}` ? Response.json(profile) : refusal("token_expired");
const calls = (seen: Seen[], path: string) => seen.filter(({ endpoint }) => endpoint.path === path).length;

beforeEach(() => startSession({ user: maya, tokens: tokensOf("old") }));

test("carries the bearer where the endpoint needs a user, and nowhere else", async () => {
  const seen = fakeNetwork(
    answers(auth.getProfile, profile),
    answers(auth.getConfig, {
      google: { enabled: false, clientId: null, authorizationEndpoint: null },
      mails: true,
      localOnly: false,
      chatUrl: null,
      projectId: "solodesk",
      currency: "USD",
    }),
  );
  await call(auth.getProfile, {});
  await call(auth.getConfig, {});
  expect(seen.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer access-old", null]);
});

test("a 401 is refreshed and retried once; many calls at once refresh once", async () => {
  const seen = fakeNetwork(
    [auth.getProfile, onlyFor("access-new")],
    [
      dashboard.get,
      (sent) =>
        sent.headers.get("authorization")?.endsWith("new")
          ? Response.json(newcomer)
          : refusal("token_expired"),
    ],
    answers(auth.refreshTokens, { tokens: tokensOf("new") }),
  );
  const [first] = await Promise.all([
    call(auth.getProfile, {}),
    call(auth.getProfile, {}),
    call(dashboard.get, {}),
  ]);
  expect(first.data.name).toBe("Maya Okafor");
  expect(calls(seen, auth.refreshTokens.path)).toBe(1);
  expect(calls(seen, auth.getProfile.path)).toBe(4);
  expect(readTokens()).toEqual(tokensOf("new"));
});

test("a second 401 is an answer, not a reason for a third try", async () => {
  const seen = fakeNetwork(
    refuses(auth.getProfile, "token_expired"),
    answers(auth.refreshTokens, { tokens: tokensOf("new") }),
  );
  await expect(call(auth.getProfile, {})).rejects.toMatchObject({ code: "token_expired" });
  expect(calls(seen, auth.getProfile.path)).toBe(2);
  expect(calls(seen, auth.refreshTokens.path)).toBe(1);
});

test("a refused refresh clears tokens and user", async () => {
  fakeNetwork(
    refuses(auth.getProfile, "token_expired"),
    refuses(auth.refreshTokens, "invalid_refresh_token"),
  );
  await expect(call(auth.getProfile, {})).rejects.toMatchObject({ code: "session_ended" });
  expect(readTokens()).toBeUndefined();
  expect(currentUser()).toBeNull();
  expect(document.cookie).toBe("");
});

test("a race lost to another tab is no log-out: its tokens are used", async () => {
  fakeNetwork(
    [auth.getProfile, onlyFor("access-other-tab")],
    [
      auth.refreshTokens,
      () => {
        localStorage.setItem("tokens", JSON.stringify(tokensOf("other-tab")));
        return refusal("invalid_refresh_token");
      },
    ],
  );
  expect((await call(auth.getProfile, {})).data).toEqual(maya);
  expect(currentUser()).toEqual(maya);
});

test("storage is read again inside the lock: what another tab refreshed meanwhile is not refreshed twice", async () => {
  const request = vi.fn<(name: string, work: () => Promise<unknown>) => Promise<unknown>>(
    (_name: string, work: () => Promise<unknown>) => {
      localStorage.setItem("tokens", JSON.stringify(tokensOf("other-tab")));
      return work();
    },
  );
  vi.stubGlobal("navigator", { locks: { request } });
  const seen = fakeNetwork(
    [auth.getProfile, onlyFor("access-other-tab")],
    answers(auth.refreshTokens, { tokens: tokensOf("new") }),
  );
  await call(auth.getProfile, {});
  expect(request).toHaveBeenCalledOnce();
  expect(calls(seen, auth.refreshTokens.path)).toBe(0);
});

/** Tokens whose access token expires in so many seconds. */
const lasting = (name: string, seconds: number) => ({
  ...tokensOf(name),
  access: { token: `${name}.${btoa(`{"exp":${Date.now() / 1000 + seconds}}`)}.x`, expires: "" },
});

test("another tab's refresh that only the cookie shows yet is used, not repeated", async () => {
  startSession({ user: maya, tokens: lasting("old", -1) });
  const fresh = lasting("other-tab", 600);
  const seen = fakeNetwork(
    [auth.getProfile, onlyFor(fresh.access.token)],
    answers(auth.refreshTokens, { tokens: tokensOf("new") }),
  );
  document.cookie = `JWT_TOKEN=${fresh.access.token}; Path=/`;
  await call(auth.getProfile, {});
  expect(calls(seen, auth.refreshTokens.path)).toBe(0);
});

test.each([
  ["is no token", "something-else"],
  ["is older", lasting("older", -700).access.token],
  ["has expired since", lasting("expired", -300).access.token],
])("a cookie that %s is refreshed", async (_what, written) => {
  startSession({ user: maya, tokens: lasting("old", -600) });
  fakeNetwork(
    [auth.getProfile, onlyFor("access-new")],
    answers(auth.refreshTokens, { tokens: tokensOf("new") }),
  );
  document.cookie = `JWT_TOKEN=${written}; Path=/`;
  expect((await call(auth.getProfile, {})).data).toEqual(maya);
});

test("whoever logs out while a refresh is under way stays logged out", async () => {
  fakeNetwork(refuses(auth.getProfile, "token_expired"), [
    auth.refreshTokens,
    () => {
      clearSession();
      return Response.json({ tokens: tokensOf("new") });
    },
  ]);
  await expect(call(auth.getProfile, {})).rejects.toMatchObject({ code: "session_ended" });
  expect(readTokens()).toBeUndefined();
  expect(document.cookie).toBe("");
});

const made = (sub: string) => ({
  ...tokensOf(sub),
  access: { token: `x.${btoa(`{"sub":"${sub}"}`)}.x`, expires: "" },
});

test("what one person asks is not sent as the other whose tokens have just been stored", async () => {
  startSession({ user: maya, tokens: made(maya.id) });
  localStorage.setItem("tokens", JSON.stringify(made("other")));
  const seen = fakeNetwork(answers(auth.editProfile, profile));
  const edit = call(auth.editProfile, { body: { name: "Maya" } });
  await expect(edit).rejects.toMatchObject({ code: "session_ended" });
  expect(seen).toEqual([]);
  expect(readTokens()).toEqual(made("other"));
});

test("nor after a token that names nobody was refused", async () => {
  const seen = fakeNetwork([
    auth.editProfile,
    () => {
      localStorage.setItem("tokens", JSON.stringify(made("other")));
      return refusal("token_expired");
    },
  ]);
  const edit = call(auth.editProfile, { body: { name: "Maya" } });
  await expect(edit).rejects.toMatchObject({ code: "session_ended" });
  expect(seen).toHaveLength(1);
});

test("what one person asked is never done as the other who signed in meanwhile, nor is that one logged out", async () => {
  startSession({ user: maya, tokens: made(maya.id) });
  const seen = fakeNetwork([
    auth.editProfile,
    () => {
      localStorage.setItem("tokens", JSON.stringify(made("other")));
      return refusal("token_expired");
    },
  ]);
  await expect(call(auth.editProfile, { body: { name: "Maya" } })).rejects.toMatchObject({
    code: "session_ended",
  });
  expect(seen).toHaveLength(1);
  expect(readTokens()).toEqual(made("other"));
});

test.each([500, 429])("a refresh answered %i keeps the session", async (status) => {
  fakeNetwork(refuses(auth.getProfile, "token_expired"), [
    auth.refreshTokens,
    () => Response.json({}, { status }),
  ]);
  await expect(call(auth.getProfile, {})).rejects.toMatchObject({ status });
  expect(readTokens()).toEqual(tokensOf("old"));
  expect(currentUser()).toEqual(maya);
});

test("wrong credentials are not a session to refresh", async () => {
  const seen = fakeNetwork(refuses(auth.login, "invalid_credentials"));
  const login = call(auth.login, { body: { email: "maya@example.com", password: "wrong" } });
  await expect(login).rejects.toMatchObject({
    code: "invalid_credentials",
    message: "The email or password is wrong.",
  });
  expect(seen).toHaveLength(1);
});

test.each([
  ["no network", () => Promise.reject(new TypeError("Failed to fetch")), 0],
  ["half a JSON", () => new Response('{"status":tr', { status: 200 }), 200],
  ["a page of a proxy", () => new Response("<h1>Bad gateway</h1>", { status: 502 }), 502],
  ["an error without words", () => Response.json({}, { status: 500 }), 500],
])("%s falls back to the endpoint's own sentence", async (_name, reply, status) => {
  fakeNetwork([dashboard.get, reply]);
  await expect(call(dashboard.get, {})).rejects.toMatchObject({
    message: "Failed to fetch user dashboard",
    status,
  });
});

test("the server's error or message comes first", async () => {
  fakeNetwork([dashboard.get, () => Response.json({ message: "Closed for repairs" }, { status: 503 })]);
  await expect(call(dashboard.get, {})).rejects.toThrow("Closed for repairs");
});

test("without a bearer nothing is sent, quietly; whoever was here goes to the login", async () => {
  const seen = fakeNetwork();
  localStorage.clear();
  document.cookie = "JWT_TOKEN=; Path=/; Max-Age=0";
  await expect(call(dashboard.get, {})).rejects.toMatchObject({ code: "session_ended" });
  expect([seen, currentUser()]).toEqual([[], null]);
});
