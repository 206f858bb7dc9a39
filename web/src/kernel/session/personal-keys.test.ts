import { beforeEach, expect, test } from "vitest";
import { maya, tokensOf } from "../../../test/people.ts";
import { keptAnswersKey, recentKey, storeDraftKey, threadKey } from "./personal-keys.ts";
import { closeSession, dropSession, setUser, startSession } from "./session.ts";

const kept = () =>
  [recentKey, keptAnswersKey, storeDraftKey].filter((key) => localStorage.getItem(key) !== null);

beforeEach(() => {
  startSession({ user: maya, tokens: tokensOf("test") });
  localStorage.setItem(recentKey, "{}");
  localStorage.setItem(keptAnswersKey, JSON.stringify({ userId: maya.id }));
  localStorage.setItem(storeDraftKey, JSON.stringify({ owner: `${maya.id}/new` }));
});

test("a session that ends by itself leaves the draft, a log-out leaves nothing", () => {
  dropSession();
  expect(kept()).toEqual([storeDraftKey]);
  closeSession();
  expect(kept()).toEqual([]);
});

test("the assistant's thread goes with the session, though its panel was never loaded", () => {
  sessionStorage.setItem(threadKey, "a thread");
  dropSession();
  expect(sessionStorage.getItem(threadKey)).toBeNull();
});

test("the draft waits for its writer alone", () => {
  dropSession();
  setUser(maya);
  expect(kept()).toEqual([storeDraftKey]);
  setUser({ ...maya, id: "0199a000-0000-7000-8000-000000000001" });
  expect(kept()).toEqual([]);
});

test.each(["{", "[]", "7", "{}", '{"owner":7}'])(
  "a draft of nobody (%s) goes with the next sign-in",
  (broken) => {
    localStorage.setItem(storeDraftKey, broken);
    setUser(null);
    setUser(maya);
    expect(localStorage.getItem(storeDraftKey)).toBeNull();
  },
);

test.each(["{", "[]", "{}", '{"userId":"somebody-else"}'])(
  "kept answers of others (%s) go, too",
  (others) => {
    setUser(maya);
    expect(kept()).toContain(keptAnswersKey);
    localStorage.setItem(keptAnswersKey, others);
    setUser(null);
    setUser(maya);
    expect(localStorage.getItem(keptAnswersKey)).toBeNull();
  },
);
