import { type DashboardUser, dashboard } from "@solodesk/contract/account/dashboard.ts";
import type { AuthUser } from "@solodesk/contract/identity/auth.ts";
import { beforeEach, expect, test } from "vitest";
import { maya, newcomer } from "../../../test/people.ts";
import { CallError } from "../api/call-error.ts";
import { connection } from "../api/connection.ts";
import { readOf } from "../api/query.ts";
import { queryClient } from "../api/query-client.ts";
import { notices } from "../page/notify.ts";
import { keptAnswersKey } from "../session/personal-keys.ts";
import { closeSession, dropSession, startSession } from "../session/session.ts";
import { keepTokens } from "../session/tokens.ts";
import { keepAnswers, openAnswers } from "./kept-answers.ts";

const shown = [dashboard.get];
const { queryKey } = readOf(dashboard.get, {});
const omar: AuthUser = { ...maya, id: "0199a000-0000-7000-8000-000000000001", name: "Omar" };
const tokensFor = ({ id }: AuthUser, expires = "2999-01-01T00:00:00Z") => ({
  access: { token: `e30.${btoa(JSON.stringify({ sub: id }))}.x`, expires },
  refresh: { token: "refresh", expires },
});
const answered = (answer: DashboardUser, updatedAt = 1_000_000) =>
  queryClient.setQueryData(queryKey, answer, { updatedAt });
const written = (): unknown => JSON.parse(localStorage.getItem(keptAnswersKey) ?? "null");

keepAnswers(shown);

/** As after a page load: nothing is in memory. */
function forget(): void {
  const kept = localStorage.getItem(keptAnswersKey) ?? "";
  queryClient.clear();
  localStorage.setItem(keptAnswersKey, kept);
}

beforeEach(() => {
  closeSession();
  connection.set("online");
  notices.set([]);
  startSession({ user: maya, tokens: tokensFor(maya) });
});

test("an answer is kept with its user and its time, and shown with that time", () => {
  answered(newcomer);
  expect(written()).toEqual({
    userId: maya.id,
    user: maya,
    answers: { [dashboard.get.path]: { at: 1_000_000, input: {}, answer: newcomer } },
  });
  forget();
  expect(openAnswers(shown)).toEqual(maya);
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ data: newcomer, dataUpdatedAt: 1_000_000 });
});

test("an answer that came before its user is kept once the user is known", () => {
  closeSession();
  keepTokens(tokensFor(maya));
  answered(newcomer);
  expect(written()).toBeNull();
  startSession({ user: maya, tokens: tokensFor(maya) });
  answered(newcomer);
  expect(written()).not.toBeNull();
});

test("one in memory is newer than the kept one", () => {
  answered(newcomer);
  forget();
  const newer = { ...newcomer, name: "Maya O." };
  const kept = JSON.stringify(written());
  queryClient.setQueryData(queryKey, newer, { updatedAt: 2_000_000 });
  localStorage.setItem(keptAnswersKey, kept);
  openAnswers(shown);
  expect(queryClient.getQueryData(queryKey)).toEqual(newer);
});

test("log-out, a session that ends and another user's sign-in remove it", () => {
  for (const end of [closeSession, dropSession]) {
    startSession({ user: maya, tokens: tokensFor(maya) });
    answered(newcomer);
    expect(written()).not.toBeNull();
    end();
    expect(written()).toBeNull();
  }
  startSession({ user: maya, tokens: tokensFor(maya) });
  answered(newcomer);
  startSession({ user: omar, tokens: tokensFor(omar) });
  expect(JSON.stringify(written())).not.toContain(newcomer.name);
});

test("an answer that comes after another tab has signed in as somebody else is not kept", () => {
  keepTokens(tokensFor(omar));
  answered(newcomer);
  expect(written()).toMatchObject({ userId: maya.id, answers: {} });
  expect(JSON.stringify(written())).not.toContain(dashboard.get.path);
});

test("an answer that comes after another tab has logged out is not kept", () => {
  localStorage.removeItem("tokens");
  document.cookie = "JWT_TOKEN=; Path=/; Max-Age=0";
  localStorage.removeItem(keptAnswersKey);
  answered(newcomer);
  expect(written()).toBeNull();
});

test("the answers of another user, or of a session that has expired, are not shown", () => {
  answered(newcomer);
  forget();
  for (const tokens of [tokensFor(omar), tokensFor(maya, "2001-01-01T00:00:00Z")]) {
    keepTokens(tokens);
    expect(openAnswers(shown)).toBeUndefined();
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  }
});

test.each([
  "{",
  "[]",
  "7",
  `{"userId":"${maya.id}","user":{},"answers":{}}`,
  JSON.stringify({ userId: maya.id, user: omar, answers: {} }),
])("what has another shape is ignored: %s", (broken) => {
  localStorage.setItem(keptAnswersKey, broken);
  expect(openAnswers(shown)).toBeUndefined();
});

test("an answer in the shape of another release is left out, the user is not", () => {
  answered(newcomer);
  localStorage.setItem(keptAnswersKey, JSON.stringify(written()).replace('"counts"', '"figures"'));
  forget();
  expect(openAnswers(shown)).toEqual(maya);
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});

const fail = (key: readonly unknown[], status: number) =>
  queryClient
    .fetchQuery({
      queryKey: key,
      queryFn: () => Promise.reject(new CallError({ code: "network", message: `Failed ${key}`, status })),
    })
    .catch(() => undefined);

test("without a connection a refetch of what is shown raises no toast; anything else does", async () => {
  answered(newcomer);
  connection.set("offline");
  await fail(queryKey, 0);
  expect(notices.get()).toEqual([]);
  await fail(["/never-read"], 0);
  expect(notices.get()).toHaveLength(1);
  await fail(queryKey, 500);
  expect(notices.get()).toHaveLength(2);
});
