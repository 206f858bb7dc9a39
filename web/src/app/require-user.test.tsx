import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { render, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { answers, fakeNetwork, refusal, refuses } from "../../test/fake-network.ts";
import { maya, newcomer, tokensOf } from "../../test/people.ts";

/** Simulates a page load: every module is new, storage is kept. */
async function load(at: string) {
  vi.resetModules();
  const guards = await import("./require-user.ts");
  const { currentUser } = await import("#kernel/session/session.ts");
  const router = createMemoryRouter(
    [
      {
        middleware: [guards.knowUser],
        HydrateFallback: () => null,
        ErrorBoundary: () => <p>failed</p>,
        children: [
          { path: "/auth/login", middleware: [guards.leaveWhenSignedIn], element: <p>login</p> },
          { path: "/privacy", element: <p>open</p> },
          { path: "*", middleware: [guards.requireUser], element: <p>inside</p> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  const { container } = render(<RouterProvider router={router} />);
  await waitFor(() => expect(container.textContent).not.toBe(""));
  const { location } = router.state;
  return { at: location.pathname + location.search, text: container.textContent, currentUser, router };
}

const signIn = () => localStorage.setItem("tokens", JSON.stringify(tokensOf("old")));
const profile = answers(auth.getProfile, { status: true, data: maya });
const settled = answers(dashboard.get, { ...newcomer, is_store_details_updated: true });

const { leaveFor } = vi.hoisted(() => ({ leaveFor: vi.fn<(address: string) => void>() }));
vi.mock("#kernel/page/leave-for.ts", () => ({ leaveFor, loadAgain: vi.fn<() => void>() }));

beforeEach(() => {
  leaveFor.mockClear();
  document.cookie = "language=; Path=/; Max-Age=0";
  document.cookie = "JWT_TOKEN=; Path=/; Max-Age=0";
});

test("a stranger is led to the login with the wanted path, and nothing is asked of the server", async () => {
  const seen = fakeNetwork(profile);
  const { at } = await load("/orders?status=open");
  expect(at).toBe("/auth/login?redirect=%2Forders%3Fstatus%3Dopen");
  expect(seen).toHaveLength(0);
});

test("a seller whose language is another one loads the page again in it, and only once", async () => {
  signIn();
  fakeNetwork(answers(auth.getProfile, { status: true, data: { ...maya, language: "de" } }), settled);
  const at = "/orders?status=open";
  void load(at);
  await waitFor(() => expect(leaveFor).toHaveBeenCalledExactlyOnceWith(at));
  expect(document.cookie).toContain("language=de");
  // The server has no such page: the seller reads this one.
  expect((await load(at)).text).toBe("inside");
  expect(leaveFor).toHaveBeenCalledOnce();
});

test("without cookies the page stays as it is", async () => {
  signIn();
  fakeNetwork(answers(auth.getProfile, { status: true, data: { ...maya, language: "de" } }), settled);
  vi.spyOn(document, "cookie", "set").mockReturnValue();
  expect((await load("/orders")).text).toBe("inside");
  expect(leaveFor).not.toHaveBeenCalled();
});

test("public pages are open to strangers", async () => {
  fakeNetwork();
  expect((await load("/privacy")).text).toBe("open");
});

test("a signed-in seller gets in, and the profile is fetched once", async () => {
  signIn();
  const seen = fakeNetwork(profile, settled);
  const { text, router } = await load("/orders");
  expect(text).toBe("inside");
  await router.navigate("/pricing");
  expect(seen.filter(({ endpoint }) => endpoint === auth.getProfile)).toHaveLength(1);
});

test("signed-in users leave the login, to a redirectPath of this site or Home", async () => {
  signIn();
  fakeNetwork(profile, settled);
  expect((await load("/auth/login")).at).toBe("/");
  fakeNetwork(
    answers(auth.getProfile, { status: true, data: { ...maya, redirectPath: "//evil.example" } }),
    settled,
  );
  expect((await load("/auth/login")).at).toBe("/");
});

test("without a store the first page is where one is made; the check runs once a page load", async () => {
  signIn();
  const seen = fakeNetwork(profile, answers(dashboard.get, newcomer));
  const { at, router } = await load("/orders");
  expect(at).toBe("/add-store-detail");
  await router.navigate("/orders");
  expect(router.state.location.pathname).toBe("/orders");
  expect(seen.filter(({ endpoint }) => endpoint === dashboard.get)).toHaveLength(1);
});

test("who has begun where a store is made is not led back there", async () => {
  signIn();
  fakeNetwork(profile, answers(dashboard.get, newcomer));
  const { router } = await load("/add-store-detail");
  await router.navigate("/orders");
  expect(router.state.location.pathname).toBe("/orders");
});

test("who comes back from paying without a store reads what became of it first", async () => {
  signIn();
  fakeNetwork(profile, answers(dashboard.get, newcomer));
  const { at, router } = await load("/cart-checkout?payment=01a1");
  expect(at).toBe("/cart-checkout?payment=01a1");
  await router.navigate("/orders");
  expect(router.state.location.pathname).toBe("/add-store-detail");
});

test("public pages do not ask for the store", async () => {
  signIn();
  const seen = fakeNetwork(profile);
  expect((await load("/privacy")).text).toBe("open");
  expect(seen.map(({ endpoint }) => endpoint.path)).toEqual([auth.getProfile.path]);
});

test("a refused profile clears the session without a word", async () => {
  signIn();
  fakeNetwork(refuses(auth.getProfile, "not_found"));
  expect((await load("/orders")).at).toContain("/auth/login");
  expect(localStorage.getItem("tokens")).toBeNull();
});

test.each([
  ["no answer at all", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["half an answer", () => new Response('{"status":tr')],
])("%s keeps the session and shows the failure", async (_name, reply) => {
  signIn();
  fakeNetwork([auth.getProfile, reply]);
  expect((await load("/orders")).text).toBe("failed");
  expect(localStorage.getItem("tokens")).not.toBeNull();
});

const gateway = (status: number) => new Response("<h1>Bad gateway</h1>", { status });
const refreshedAnswering = (reply: () => Response) =>
  fakeNetwork(refuses(auth.getProfile, "token_expired"), [auth.refreshTokens, reply]);

test.each([502, 503, 504])(
  "a proxy's %i to the profile keeps the session and shows the failure",
  async (status) => {
    signIn();
    fakeNetwork([auth.getProfile, () => gateway(status)]);
    expect((await load("/orders")).text).toBe("failed");
    expect(localStorage.getItem("tokens")).not.toBeNull();
  },
);

test.each([502, 503, 504])("a proxy's %i to the refresh of the tokens keeps them, too", async (status) => {
  signIn();
  refreshedAnswering(() => gateway(status));
  expect((await load("/orders")).text).toBe("failed");
  expect(localStorage.getItem("tokens")).not.toBeNull();
});

test("a server that stops keeps the session", async () => {
  signIn();
  fakeNetwork([auth.getProfile, () => refusal("unavailable")]);
  expect((await load("/orders")).text).toBe("failed");
  expect(localStorage.getItem("tokens")).not.toBeNull();
});

test.each([400, 403, 404, 429, 500])(
  "any other error, such as %i, clears the session without a word",
  async (status) => {
    signIn();
    fakeNetwork([auth.getProfile, () => gateway(status)]);
    expect((await load("/orders")).at).toContain("/auth/login");
    expect(localStorage.getItem("tokens")).toBeNull();
  },
);
