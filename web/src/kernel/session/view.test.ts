// A tab decides when it is loaded whether it shows a view, so each test loads the modules anew.
import { auth } from "@solodesk/contract/identity/auth.ts";
import { support } from "@solodesk/contract/platform/support.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answers, fakeNetwork, refuses } from "../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../test/people.ts";

const own = tokensOf("operator");

beforeEach(() => {
  vi.resetModules();
  localStorage.setItem("tokens", JSON.stringify(own));
  localStorage.setItem("cart", "[1]");
  localStorage.setItem("theme-mode", "light");
  document.cookie = "JWT_TOKEN=cookie-of-operator";
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = "JWT_TOKEN=; Max-Age=0";
});

/** The storage of the tab that `openView` opens, which begins as a copy of this tab's. */
async function opened(token: string) {
  const { openView } = await import("./view.ts");
  sessionStorage.setItem("assistant-thread", "of the operator");
  const replace = vi.fn();
  const tab = { sessionStorage, opener: window, location: { replace } };
  vi.stubGlobal("open", () => tab);
  expect(openView(token)).toBe(true);
  return { ...tab, replace };
}

/** Loads the modules as the new tab does. */
async function viewed() {
  vi.resetModules();
  const [storage, tokens, session, { call }] = await Promise.all([
    import("../storage/storage.ts"),
    import("./tokens.ts"),
    import("./session.ts"),
    import("../api/call.ts"),
  ]);
  return { storage, tokens, session, call };
}

test("the token goes into the new tab's own storage, with the theme and nothing else of the operator", async () => {
  const { replace } = await opened("the-view");
  expect({ ...sessionStorage }).toEqual({ view: "the-view", "viewed theme-mode": "light" });
  expect(replace).toHaveBeenCalledExactlyOnceWith("/");
});

test("openView returns false if the browser blocks the tab", async () => {
  const { openView } = await import("./view.ts");
  vi.stubGlobal("open", () => null);
  expect(openView("the-view")).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test("that tab reads nothing of the operator's browser and changes nothing in it", async () => {
  await opened("the-view");
  const before = { ...localStorage };
  const { storage, tokens, session } = await viewed();
  expect(storage.isViewing).toBe(true);
  expect([
    tokens.readBearer(),
    tokens.readTokens(),
    storage.readJson("cart"),
    storage.readText("theme-mode"),
  ]).toEqual(["the-view", undefined, undefined, "light"]);
  storage.writeJson("cart", [2]);
  storage.writeCookie("language", "de", 60);
  session.setUser(maya);
  session.closeSession();
  expect(storage.readJson("cart")).toEqual([2]);
  expect({ ...localStorage }).toEqual(before);
  expect(document.cookie).toBe("JWT_TOKEN=cookie-of-operator");
  const changed = vi.fn();
  storage.onStored("tokens", changed);
  window.dispatchEvent(new StorageEvent("storage", { key: "tokens" }));
  expect(changed).not.toHaveBeenCalled();
});

test("every call that changes something names the view, and once it has ended nobody else's token is used", async () => {
  await opened("the-view");
  const { call, session } = await viewed();
  const seen = fakeNetwork(
    refuses(support.contact, "view_only"),
    refuses(auth.getProfile, "token_expired"),
    answers(auth.refreshTokens, { tokens: own }),
  );
  const ended = vi.fn();
  session.onSessionEnd(ended);
  session.setUser(maya);
  const body = { name: "Maya", email: "maya@example.com", subject: "Hello", message: "Hello there" };
  await expect(call(support.contact, { body })).rejects.toMatchObject({
    code: "view_only",
    message: "You're viewing this account, so you can't change anything.",
  });
  await expect(call(auth.getProfile, {})).rejects.toMatchObject({ code: "session_ended" });
  expect(ended).toHaveBeenCalledOnce();
  expect(seen.map(({ endpoint, headers }) => [endpoint.path, headers.get("authorization")])).toEqual([
    [support.contact.path, "Bearer the-view"],
    [auth.getProfile.path, "Bearer the-view"],
  ]);
});

test("leaving forgets the view, and the tab is the operator's again", async () => {
  await opened("the-view");
  await viewed();
  const leaveFor = vi.fn();
  vi.doMock("../page/leave-for.ts", () => ({ leaveFor }));
  const { leaveView } = await import("./view.ts");
  void leaveView("left");
  void leaveView("ended");
  expect(leaveFor.mock.calls).toEqual([["/operator/people"], ["/operator/people?view-ended=1"]]);
  expect(sessionStorage).toHaveLength(0);
  vi.doUnmock("../page/leave-for.ts");
  const { storage, tokens } = await viewed();
  expect([storage.isViewing, tokens.readBearer()]).toEqual([false, "access-operator"]);
});
