import { webcrypto } from "node:crypto";
import { google } from "@solodesk/contract/identity/auth/google.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { clearSession, currentUser, startSession } from "#kernel/session/session.ts";
import { answers, fakeNetwork, refusal, refuses } from "../../../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../../../test/people.ts";
import { appConfig } from "../../../../../test/pricing-of.ts";
import { AuthScreen } from "../sign-in/auth-screen.tsx";
import { GoogleRedirectScreen } from "../sign-in/google-redirect-screen.tsx";
import { askGoogle } from "./ask-google.ts";
import type { GooglePurpose } from "./google-visit.ts";

const { left } = vi.hoisted(() => ({ left: [] as string[] }));
vi.mock("#kernel/page/leave-for.ts", () => ({ leaveFor: (address: string) => left.push(address) }));

const endpoint = "https://accounts.example/auth?hd=all";
const config = answers(auth.getConfig, {
  ...appConfig,
  google: { enabled: true, clientId: "a-client", authorizationEndpoint: endpoint },
});
const signedIn = { user: maya, tokens: tokensOf("new") };
const comesIn = answers(google.signIn, { result: { status: true, data: signedIn } });

/** Leaves for Google; returns the parameters sent to it. */
async function leave(purpose: GooglePurpose, wanted: string | null = null) {
  left.length = 0;
  await askGoogle(purpose, wanted);
  return new URL(left[0] ?? "").searchParams;
}

function comeBack(search: string) {
  const router = createMemoryRouter(
    [
      { path: "/google-redirect", Component: GoogleRedirectScreen },
      { path: "*", element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [`/google-redirect?${search}`] },
  );
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname + router.state.location.search;
}

const said = async () => (await screen.findByRole("alert")).textContent;

beforeEach(() => {
  vi.stubGlobal("crypto", webcrypto);
  vi.stubGlobal("isSecureContext", true);
  act(clearSession);
  sessionStorage.clear();
  notices.set([]);
});

test("the way there carries what proves the way back, and keeps what the address had", async () => {
  fakeNetwork(config);
  const asked = await leave("signin");
  expect(left[0]).toMatch(/^https:\/\/accounts\.example\/auth\?hd=all&/);
  expect(Object.fromEntries(asked)).toMatchObject({
    client_id: "a-client",
    response_type: "code",
    redirect_uri: `${location.origin}/google-redirect`,
    scope: "openid email profile",
    code_challenge_method: "S256",
  });
  expect(asked.get("prompt")).toBeNull();
  const kept = JSON.parse(sessionStorage.getItem("google") ?? "");
  expect([asked.get("state"), asked.get("nonce")]).toEqual([kept.state, kept.nonce]);
  expect(left[0]).not.toContain(kept.codeVerifier);
  expect(Object.fromEntries(await leave("confirm"))).toMatchObject({ prompt: "login", max_age: "0" });
});

test("sign-in offers it, and what was wanted goes along", async () => {
  fakeNetwork(config);
  left.length = 0;
  const router = createMemoryRouter([{ path: "/auth/login", Component: AuthScreen }], {
    initialEntries: ["/auth/login?redirect=%2Forders"],
  });
  render(<RouterProvider router={router} />);
  fireEvent.click(await screen.findByRole("button", { name: "Continue with Google" }));
  await waitFor(() => expect(left).toHaveLength(1));
  expect(JSON.parse(sessionStorage.getItem("google") ?? "")).toMatchObject({
    purpose: "signin",
    wanted: "/orders",
  });
});

test("the line about what creating an account accepts comes before the Google button", async () => {
  fakeNetwork(config);
  const router = createMemoryRouter([{ path: "/auth/register", Component: AuthScreen }], {
    initialEntries: ["/auth/register"],
  });
  render(<RouterProvider router={router} />);
  const button = await screen.findByRole("button", { name: "Continue with Google" });
  const accepted = screen.getByText(/^By creating an account, you accept/);
  expect(accepted.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("an installation whose Google does not answer says so, and nobody leaves", async () => {
  const { google: known, ...rest } = { ...appConfig };
  fakeNetwork(
    answers(auth.getConfig, { ...rest, google: { ...known, enabled: true, clientId: "a-client" } }),
  );
  left.length = 0;
  await expect(askGoogle("signin", null)).rejects.toMatchObject({ code: "google_unavailable" });
  expect([left, sessionStorage.getItem("google")]).toEqual([[], null]);
});

test("whoever comes back is signed in and led to where they wanted, and never off this site", async () => {
  for (const [wanted, to] of [
    ["/orders?page=2", "/orders?page=2"],
    ["//evil.example", "/"],
  ] as const) {
    const seen = fakeNetwork(config, comesIn);
    const asked = await leave("signin", wanted);
    const kept = JSON.parse(sessionStorage.getItem("google") ?? "");
    const at = comeBack(`code=the-code&state=${asked.get("state")}`);
    await waitFor(() => expect(at()).toBe(to));
    expect(currentUser()).toEqual(maya);
    expect(seen.at(-1)?.body).toEqual({
      code: "the-code",
      codeVerifier: kept.codeVerifier,
      redirectUri: `${location.origin}/google-redirect`,
      nonce: kept.nonce,
    });
    expect(sessionStorage.getItem("google")).toBeNull();
  }
});

test.each([
  ["of another's making", "code=theirs&state=forged", /wasn't started in this tab/],
  ["without a state", "code=theirs", /wasn't started in this tab/],
  ["opened by hand", "", /nothing to finish/],
])("an address %s is not taken, and nothing is asked of the server", async (_about, search, words) => {
  const seen = fakeNetwork(config, comesIn);
  await leave("signin");
  const at = comeBack(search);
  expect(await said()).toMatch(words);
  expect(at()).toBe("/google-redirect");
  expect(seen.some(({ endpoint: { path } }) => path === google.signIn.path)).toBe(false);
  expect(screen.getByRole("link", { name: "Log in with email" })).toBeTruthy();
  expect(screen.getByRole("navigation", { name: "Legal" }), "before the desk").toBeTruthy();
});

test("a visit is worth one return", async () => {
  fakeNetwork(config, comesIn);
  const asked = await leave("signin");
  const search = `code=the-code&state=${asked.get("state")}`;
  const at = comeBack(search);
  await waitFor(() => expect(at()).toBe("/"));
  comeBack(search);
  expect(await said()).toMatch(/wasn't started/);
});

test("each refusal says why and has a way on", async () => {
  fakeNetwork(config, refuses(google.signIn, "email_unconfirmed"));
  const asked = await leave("signin", "/orders");
  comeBack(`code=the-code&state=${asked.get("state")}`);
  const instead = await screen.findByRole("link", { name: "Log in with email" });
  expect(instead.getAttribute("href")).toBe("/auth/login?redirect=%2Forders");
  expect(await said()).toMatch(/the email isn't confirmed yet/);
  expect(screen.getByRole("link", { name: "Set a new password" }).getAttribute("href")).toBe(
    "/auth/forgot-password",
  );
  left.length = 0;
  fireEvent.click(screen.getByRole("button", { name: "Try again with Google" }));
  await waitFor(() => expect(left).toHaveLength(1));
});

test("what Google refuses itself is said in our words", async () => {
  fakeNetwork(config);
  const asked = await leave("signin");
  comeBack(`error=access_denied&error_description=Pay+here&state=${asked.get("state")}`);
  expect(await said()).toMatch(/You did not let Google/);
  expect(document.body.textContent).not.toContain("Pay here");
});

test("an account with a second factor is asked for the code as well", async () => {
  const ticket = "a-ticket";
  const asks = async () => {
    const body: object = await refusal("second_factor_required").json();
    return new Response(JSON.stringify({ ...body, ticket }), { status: 401 });
  };
  const seen = fakeNetwork(
    config,
    [google.signIn, asks],
    answers(auth.loginWithCode, { status: true, message: "", data: signedIn }),
  );
  const asked = await leave("signin", "/orders");
  const at = comeBack(`code=the-code&state=${asked.get("state")}`);
  fireEvent.change(await screen.findByRole("textbox"), { target: { value: "123456" } });
  fireEvent.click(screen.getByRole("button", { name: "Log in" }));
  await waitFor(() => expect(at()).toBe("/orders"));
  expect(seen.at(-1)?.body).toEqual({ ticket, code: "123456" });
});

test("linking and confirming lead back to where they were begun", async () => {
  act(() => startSession(signedIn));
  const user = { linked: true, email: "m@example.com", name: null, picture: null, hasPassword: true };
  const seen = fakeNetwork(
    config,
    answers(google.link, { status: true, message: "", data: user }),
    answers(auth.confirm, { status: true, data: { confirmedUntil: "2030-01-01T00:00:00Z" } }),
  );
  const linking = await leave("link", "/profile");
  const at = comeBack(`code=one&state=${linking.get("state")}`);
  expect(screen.queryByRole("navigation", { name: "Legal" }), "at the desk").toBeNull();
  await waitFor(() => expect(at()).toBe("/profile"));
  const confirming = await leave("confirm", "/withdrawal?x=1");
  const again = comeBack(`code=two&state=${confirming.get("state")}`);
  await waitFor(() => expect(again()).toBe("/withdrawal?x=1"));
  expect(seen.at(-1)?.body).toMatchObject({ google: { code: "two" } });
  expect(notices.get().map(({ title }) => title)).toEqual([
    "Google account linked",
    "Google confirmed that it is you",
  ]);
});
