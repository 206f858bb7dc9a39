import { beforeEach, expect, test, vi } from "vitest";
import { maya, tokensOf } from "../../../test/people.ts";
import { clearSession, closeSession, dropSession, setUser, startSession } from "../session/session.ts";
import { dropForms, formPlace, keptForm, watchForm } from "./kept-forms.ts";

const place = formPlace("service");
const typed = { name: "Pottery les", price: "4" };
const kept = (at = place) => keptForm(maya.id, at);
const stored = () => sessionStorage.getItem("kept-forms");

/** Ends Maya's session while a form with these values is on screen. */
function endWith(values: Record<string, unknown>, at = place): void {
  startSession({ user: maya, tokens: tokensOf("test") });
  const close = watchForm({ place: at, values: () => values });
  dropSession();
  close();
}

beforeEach(() => {
  dropForms();
  clearSession();
});

test("what was typed when the session ended waits for the same person", () => {
  endWith(typed);
  expect(kept()).toEqual(typed);
  setUser(maya);
  expect(kept()).toEqual(typed);
});

test("nobody else ever sees it: another sign-in drops it for good", () => {
  endWith(typed);
  expect(keptForm("somebody-else", place)).toBeUndefined();
  setUser({ ...maya, id: "0199a000-0000-7000-8000-000000000001" });
  expect(stored()).toBeNull();
});

test("a deliberate log-out keeps nothing, neither what is on screen nor what waited", () => {
  endWith(typed);
  startSession({ user: maya, tokens: tokensOf("test") });
  const close = watchForm({ place, values: () => typed });
  closeSession();
  close();
  expect(stored()).toBeNull();
});

test("passwords are left out at any depth, and a form that left the screen is not kept", () => {
  startSession({ user: maya, tokens: tokensOf("test") });
  watchForm({ place, values: () => typed })();
  dropSession();
  expect(stored()).toBeNull();
  endWith({ ...typed, current_password: "hunter22", again: { newPassword: "hunter23" } });
  expect(stored()).not.toContain("hunter2");
  expect(kept()).toEqual({ ...typed, again: {} });
});

test("forms of several pages wait beside each other", () => {
  endWith(typed, "/add-service service");
  endWith({ name: "Maya" }, "/profile name");
  expect(kept("/add-service service")).toEqual(typed);
  expect(kept("/profile name")).toEqual({ name: "Maya" });
});

test("a form that is kept later does not keep an older one longer", () => {
  vi.useFakeTimers({ now: 0 });
  endWith(typed);
  vi.setSystemTime(50_000_000);
  endWith({ name: "Maya" }, "/profile name");
  vi.setSystemTime(86_400_000);
  expect([kept(), kept("/profile name")]).toEqual([undefined, { name: "Maya" }]);
  setUser(null);
  setUser(maya);
  expect(stored()).not.toContain("Pottery");
  vi.useRealTimers();
});

test("it waits a day, no longer", () => {
  vi.useFakeTimers({ now: 0 });
  endWith(typed);
  vi.setSystemTime(86_399_999);
  expect(kept()).toEqual(typed);
  vi.setSystemTime(86_400_000);
  expect(kept()).toBeUndefined();
  setUser(maya);
  expect(stored()).toBeNull();
  vi.useRealTimers();
});

test.each([
  "{",
  "null",
  "[]",
  '{"owner":1}',
  `{"owner":"${maya.id}","forms":[]}`,
  `{"owner":"${maya.id}","forms":{"${place}":{"name":"Pottery"}}}`,
  '{"__proto__":{"owner":""}}',
])("nonsense in storage (%s) is nothing kept, and gives way", (broken) => {
  sessionStorage.setItem("kept-forms", broken);
  expect(kept()).toBeUndefined();
  endWith(typed);
  expect(kept()).toEqual(typed);
});

test("with storage switched off it waits as long as the page", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  endWith(typed);
  expect(kept()).toEqual(typed);
});
