import { type AuthUser, auth } from "@solodesk/contract/identity/auth.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { answers, fakeNetwork, refuses } from "../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../test/people.ts";
import { connection } from "../api/connection.ts";
import { fetchProfile, isStandIn, loadUser } from "./load-user.ts";
import { closeSession, currentUser, onSessionEnd, startSession } from "./session.ts";
import { keepTokens } from "./tokens.ts";

const profile = answers(auth.getProfile, { status: true, data: { ...maya, name: "Maya, today" } });
const kept = async () => maya;
const nothing = async () => undefined;

beforeEach(() => {
  vi.useRealTimers();
  closeSession();
  connection.set("online");
  keepTokens(tokensOf("old"));
});

test.each([
  ["no response", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a server that restarts", () => new Response("", { status: 503 })],
])("after %s the kept user stands in until the server answers", async (_name, reply) => {
  fakeNetwork([auth.getProfile, reply]);
  expect(await loadUser(kept)).toBe(maya);
  expect([isStandIn(), connection.get()]).toEqual([true, "offline"]);
  fakeNetwork(profile);
  await fetchProfile();
  expect([isStandIn(), connection.get(), currentUser()?.name]).toEqual([false, "online", "Maya, today"]);
});

test("a server that doesn't answer is not waited for, and its late answer counts", async () => {
  vi.useFakeTimers();
  const { promise: late, resolve: answer } = Promise.withResolvers<Response>();
  fakeNetwork([auth.getProfile, () => late]);
  const loading = loadUser(kept);
  await vi.runAllTimersAsync();
  expect(await loading).toBe(maya);
  answer(Response.json({ status: true, data: { ...maya, name: "Maya, late" } }));
  await vi.waitFor(() => expect(currentUser()?.name).toBe("Maya, late"));
});

test("without a kept user the failure shows", async () => {
  fakeNetwork();
  await expect(loadUser(nothing)).rejects.toThrow();
  expect(currentUser()).toBeNull();
});

test("what is kept is not asked for if the server refuses, or answers what cannot be read", async () => {
  const asked = vi.fn<typeof kept>(kept);
  fakeNetwork([auth.getProfile, () => new Response('{"status":tr')]);
  await expect(loadUser(asked)).rejects.toThrow();
  fakeNetwork(refuses(auth.getProfile, "not_found"));
  expect(await loadUser(asked)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test("a refusal after the kept user has stood in ends the session where it is shown", async () => {
  fakeNetwork();
  await loadUser(kept);
  const ended = vi.fn<() => void>();
  onSessionEnd(ended);
  fakeNetwork(refuses(auth.getProfile, "not_found"));
  expect(await fetchProfile()).toBeNull();
  expect(currentUser()).toBeNull();
  expect(ended).toHaveBeenCalledOnce();
});

const omar: AuthUser = { ...maya, id: "0199a000-0000-7000-8000-000000000001" };
const tokensFor = ({ id }: AuthUser) => {
  const access = { token: `e30.${btoa(JSON.stringify({ sub: id }))}.x`, expires: "2999-01-01T00:00:00Z" };
  return { access, refresh: access };
};

test.each([
  ["a log-out", closeSession],
  ["someone else's sign-in", () => startSession({ user: omar, tokens: tokensFor(omar) })],
])("a profile that arrives after %s is not shown", async (_what, leave) => {
  closeSession();
  keepTokens(tokensFor(maya));
  fakeNetwork([
    auth.getProfile,
    () => {
      leave();
      return Response.json({ status: true, data: maya });
    },
  ]);
  await fetchProfile();
  expect(currentUser()?.id).not.toBe(maya.id);
});
