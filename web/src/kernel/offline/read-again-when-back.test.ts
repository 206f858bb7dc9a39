import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { auth } from "@solodesk/contract/identity/auth.ts";
import { health } from "@solodesk/contract/platform/health.ts";
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answers, fakeNetwork, refuses, type Seen } from "../../../test/fake-network.ts";
import { maya, newcomer, tokensOf } from "../../../test/people.ts";
import { connection } from "../api/connection.ts";
import { readOf } from "../api/query.ts";
import { queryClient } from "../api/query-client.ts";
import { isStandIn, loadUser } from "../session/load-user.ts";
import { closeSession, currentUser, startSession } from "../session/session.ts";
import { keepTokens } from "../session/tokens.ts";
import { readAgainWhenBack } from "./read-again-when-back.ts";

const read = readOf(dashboard.get, {});
const all = [
  answers(auth.getProfile, { status: true, data: { ...maya } }),
  answers(dashboard.get, newcomer),
  answers(health.checkLiveness, { status: true }),
] as const;
const asked = (seen: Seen[]) => seen.map(({ endpoint }) => endpoint.path);

/** Milliseconds since the kept answer came. */
const KEPT_FOR = 60_000;

readAgainWhenBack();

let stop = () => {};
const show = () => {
  stop = new QueryObserver(queryClient, { ...read, staleTime: 15_000 }).subscribe(() => {});
};

beforeEach(() => {
  closeSession();
  connection.set("online");
  startSession({ user: maya, tokens: tokensOf("test") });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("back online, what failed is fetched again, and what is recent is not", async () => {
  fakeNetwork();
  show();
  await vi.waitFor(() => expect(queryClient.getQueryState(read.queryKey)?.status).toBe("error"));
  expect(connection.get()).toBe("offline");
  const seen = fakeNetwork(...all);
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(queryClient.getQueryData(read.queryKey)).toEqual(newcomer));
  connection.set("offline");
  dispatchEvent(new Event("online"));
  expect(asked(seen)).toEqual([dashboard.get.path]);
});

test("without the browser's event, an attempt every half minute finds the connection", async () => {
  vi.useFakeTimers();
  const seen = fakeNetwork();
  connection.set("offline");
  await vi.advanceTimersByTimeAsync(65_000);
  expect(connection.get()).toBe("offline");
  const later = fakeNetwork(...all);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(connection.get()).toBe("online");
  await vi.advanceTimersByTimeAsync(90_000);
  expect(asked([...seen, ...later])).toEqual([health.checkLiveness.path]);
});

const standIn = async () => {
  closeSession();
  keepTokens(tokensOf("test"));
  fakeNetwork();
  await loadUser(async () => maya);
  queryClient.setQueryData(read.queryKey, newcomer);
  show();
  // Made old only now: what is old already is fetched once it is shown.
  queryClient.setQueryData(read.queryKey, newcomer, { updatedAt: Date.now() - KEPT_FOR });
};

test("a user who stood in is asked for first, and everything shown is fetched", async () => {
  await standIn();
  const seen = fakeNetwork(...all);
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(asked(seen)).toEqual([auth.getProfile.path, dashboard.get.path]));
});

test("what came while they stood in is not fetched again", async () => {
  await standIn();
  queryClient.setQueryData(read.queryKey, newcomer);
  const seen = fakeNetwork(...all);
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(isStandIn()).toBe(false));
  await new Promise((done) => setTimeout(done, 50));
  expect(asked(seen)).toEqual([auth.getProfile.path]);
});

test("if their session has ended, it ends here and nothing is fetched", async () => {
  await standIn();
  const seen = fakeNetwork(
    refuses(auth.getProfile, "token_expired"),
    refuses(auth.refreshTokens, "invalid_refresh_token"),
  );
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(currentUser()).toBeNull());
  expect(asked(seen)).not.toContain(dashboard.get.path);
});

test("while they cannot be asked, nothing else is fetched", async () => {
  await standIn();
  const seen = fakeNetwork([auth.getProfile, () => Response.json({}, { status: 503 })], ...all.slice(1));
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(asked(seen)).toContain(auth.getProfile.path));
  await new Promise((done) => setTimeout(done, 50));
  expect(asked(seen)).toEqual([auth.getProfile.path]);
});

test("if the server fails to say who they are, it is asked again half a minute later", async () => {
  vi.useFakeTimers();
  await standIn();
  fakeNetwork(refuses(auth.getProfile, "internal"));
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(1000);
  expect([connection.get(), isStandIn()]).toEqual(["online", true]);
  const seen = fakeNetwork(...all);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isStandIn()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked(seen)).toEqual([auth.getProfile.path, dashboard.get.path]);
});
