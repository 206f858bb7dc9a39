import { auth } from "@solodesk/contract/identity/auth.ts";
import { msg } from "@solodesk/contract/kernel/language/t.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { type Notification, notifications } from "@solodesk/contract/platform/notifications.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#kernel/api/query-client.ts";
import { onRefreshed } from "#kernel/api/refreshed.ts";
import { send } from "#kernel/api/send.ts";
import { notices } from "#kernel/page/notify.ts";
import { startSession } from "#kernel/session/session.ts";
import { fakeNetwork, refusal, refuses } from "../../../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../../../test/people.ts";
import { streamOf } from "../../../../../test/stream-of.ts";
import { unread } from "../unread.ts";
import { listenForNotifications } from "./listen-for-notifications.ts";
import { UNSEEN } from "./while-seen.ts";

const notificationOf = (n: number, more: Partial<Notification> = {}): Notification => ({
  id: `0199a000-0000-7000-8000-00000000000${n}`,
  kind: "order_paid",
  about: `Order ${n}`,
  path: `/orders?order=${n}`,
  created_at: "2026-11-21T12:00:00.000Z",
  read_at: null,
  ...more,
});

let stored: Notification[];
let streams: ReturnType<typeof streamOf>[];
let stop: (() => void) | undefined;
const opened: string[] = [];
const stale: string[] = [];
onRefreshed((endpoints) => stale.push(...endpoints.map(({ path }) => path)));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  stored = [notificationOf(1)];
  streams = [];
  queryClient.clear();
  startSession({ user: maya, tokens: tokensOf("test") });
  notices.set([]);
  stale.length = 0;
  opened.length = 0;
  seen("visible");
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (ms = 400) => vi.advanceTimersByTimeAsync(ms);
function seen(state: "visible" | "hidden") {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

function begin(stream: () => Response = nextStream) {
  const asked = fakeNetwork(
    [
      notifications.list,
      () =>
        Response.json({
          data: stored,
          unread: stored.filter(({ read_at }) => read_at === null).length,
          pagination: paginate(1, 20, stored.length),
        }),
    ],
    [notifications.follow, stream],
    [notifications.markRead, () => Response.json({ status: true, unread: 0 })],
    refuses(auth.refreshTokens, "invalid_refresh_token"),
  );
  stop = listenForNotifications(maya.id, (path) => opened.push(path));
  return () => asked.filter(({ endpoint }) => endpoint === notifications.list).length;
}
function nextStream() {
  const stream = streamOf();
  streams.push(stream);
  return stream.response;
}
const look = '{"event":"look"}\n';

test("what stands there at first is counted and told to nobody; what comes is told once and looked at anew", async () => {
  const looks = begin();
  await settle();
  expect([unread.get(), notices.get()]).toEqual([1, []]);
  stored = [notificationOf(2), ...stored];
  // The network may split a line into any pieces.
  streams[0]!.write('{"event":"be');
  streams[0]!.write(`at"}\nnonsense\n{"event":"new kind"}\n${look.slice(0, 7)}`);
  const before = looks();
  await settle();
  expect(looks()).toBe(before);
  streams[0]!.write(look.slice(7));
  await settle();
  expect(unread.get()).toBe(2);
  expect(notices.get()).toMatchObject([{ type: "default", title: "New order", description: "Order 2" }]);
  expect(stale).toEqual(
    expect.arrayContaining([expect.stringContaining("/user/orders"), expect.stringMatching(/\/user\/ads$/)]),
  );
  notices.get()[0]!.action!.onPress();
  expect(opened).toEqual(["/orders?order=2"]);
  streams[0]!.write(look);
  await settle();
  expect(notices.get()).toHaveLength(1);
});

test("a burst is one toast and few looks, and what was read elsewhere is no news", async () => {
  const looks = begin();
  await settle();
  const before = looks();
  stored = [
    notificationOf(4, { kind: "booking_new" }),
    notificationOf(3),
    notificationOf(2, { read_at: "2026-11-21T12:00:01.000Z" }),
    notificationOf(1),
  ];
  for (let n = 0; n < 50; n += 1) streams[0]!.write(look);
  await settle(1000);
  expect(looks() - before).toBeLessThanOrEqual(3);
  expect(notices.get()).toMatchObject([
    { title: "2 new notifications", description: "New booking, New order" },
  ]);
});

test("what this session did itself is told by nobody twice, and makes old what shows it all the same", async () => {
  begin();
  await settle();
  const own = notificationOf(2);
  stored = [{ ...own, read_at: own.created_at }, ...stored];
  streams[0]!.write(look);
  await settle();
  expect([unread.get(), notices.get()]).toEqual([1, []]);
  expect(stale).toEqual(expect.arrayContaining([expect.stringContaining("/user/orders")]));
});

test("what touches the account counts whoever did it, and is told but in the tab that has just said it", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(100_000);
  begin();
  await settle();
  await send({ ...notifications.markRead, done: msg("Codes renewed") }, { body: {} });
  notices.set([]);
  const more = { kind: "security", about: "You have new recovery codes" } as const;
  stored = [notificationOf(2, more), ...stored];
  streams[0]!.write(look);
  await settle();
  expect([unread.get(), notices.get()]).toEqual([2, []]);
  expect(stale).toEqual(["/auth/sessions"]);
  // Another kind raises a toast meanwhile, and so does this one a moment later.
  stored = [notificationOf(4), notificationOf(3, more), ...stored];
  streams[0]!.write(look);
  await settle();
  expect(notices.get()).toMatchObject([{ title: "New order" }]);
  // A change without a toast has not told the user about it.
  now.mockReturnValue(103_001);
  await send(notifications.markRead, { body: {} });
  stored = [notificationOf(5, more), ...stored];
  streams[0]!.write(look);
  await settle();
  expect(unread.get()).toBe(5);
  expect(notices.get().map(({ description }) => description)).toEqual(["Order 4", more.about]);
  now.mockRestore();
});

test("a stream that ends, fails or falls silent is opened anew, later each time", async () => {
  begin();
  await settle();
  streams[0]!.write(look);
  streams[0]!.end();
  await settle(1100);
  expect(streams).toHaveLength(2);
  // Silence for longer than the server's heartbeat allows.
  await settle(49_000);
  expect(streams).toHaveLength(2);
  await settle(5000);
  expect(streams).toHaveLength(3);
});

test("a server that has no room is left alone for a while, and an ended session for good", async () => {
  let asked = 0;
  begin(() => {
    asked += 1;
    return refusal("rate_limited");
  });
  await settle(29_000);
  expect(asked).toBe(1);
  await settle(32_000);
  expect(asked).toBe(2);
  stop?.();
  begin(() => {
    asked += 1;
    return refusal("unauthenticated");
  });
  await settle(60_000);
  // One request with the current token, which could not be renewed.
  expect(asked).toBe(3);
});

test("a tab that nobody looks at rests after five minutes, and looks again once it is seen", async () => {
  const looks = begin();
  await settle();
  seen("hidden");
  await settle(20_000);
  stored = [notificationOf(2), ...stored];
  streams[0]!.write(look);
  await settle();
  // A hidden tab shows no toast, only the count.
  expect([unread.get(), notices.get()]).toEqual([2, []]);
  const beats = Math.floor(UNSEEN / 20_000) - 2;
  for (let n = 0; n < beats; n += 1) {
    streams[0]!.write('{"event":"beat"}\n');
    await settle(20_000);
  }
  expect(streams).toHaveLength(1);
  await settle(20_000);
  const [before, opens] = [looks(), streams.length];
  await settle(120_000);
  expect([looks(), streams.length]).toEqual([before, opens]);
  seen("visible");
  await settle();
  expect(streams.length).toBe(opens + 1);
  streams.at(-1)!.write(look);
  await settle();
  expect(looks()).toBe(before + 1);
});

test("another tab of the same browser hears of it too, of another account's news it hears nothing", async () => {
  const looks = begin();
  await settle();
  const before = looks();
  const tab = new BroadcastChannel("solodesk-notifications");
  tab.postMessage("somebody else");
  await vi.waitFor(() => undefined);
  await settle();
  expect(looks()).toBe(before);
  tab.postMessage(maya.id);
  await vi.waitFor(async () => {
    await settle();
    expect(looks()).toBe(before + 1);
  });
  tab.close();
});
