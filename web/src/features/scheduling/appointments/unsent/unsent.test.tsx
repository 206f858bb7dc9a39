import { type Appointment, appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "#kernel/api/connection.ts";
import { notices } from "#kernel/page/notify.ts";
import { unsentKey } from "#kernel/session/personal-keys.ts";
import { closeSession, dropSession, startSession } from "#kernel/session/session.ts";
import { appointmentOf } from "../../../../../test/appointment-of.ts";
import { fakeNetwork, refusal } from "../../../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { AppointmentActions } from "../status/appointment-actions.tsx";
import { changeThatCanWait } from "./keep-if-unanswered.ts";
import { sendUnsent } from "./send-unsent.ts";
import { sendWhenOnline } from "./send-when-online.ts";
import { dropUnsent, keepUnsent, type UnsentChange, unsentChanges } from "./unsent-changes.ts";

const asked = appointmentOf();
const saved = (data: Appointment) => () =>
  Response.json({ status: true, message: "", data, outside_hours: false });
const changed = (current: Appointment) =>
  Response.json(
    { status: false, error: "Changed meanwhile.", code: "version_conflict", request_id: "test", current },
    { status: 409 },
  );
const said = () => notices.get().map(({ type, title, description }) => [type, title, description]);
const press = (name: string) => act(async () => fireEvent.click(await screen.findByRole("button", { name })));
const confirmButton = "Confirm Lesson with Maya Okafor";

beforeEach(async () => {
  // Equal toasts within 100 ms show once.
  await new Promise((resolve) => setTimeout(resolve, 101));
  localStorage.clear();
  startSession({ user: maya, tokens: tokensOf("test") });
  notices.set([]);
  connection.set("online");
});

test("a press without a connection is kept, said, shown, and can be taken back", async () => {
  fakeNetwork([appointments.edit, () => Response.error()]);
  showScreen({ at: "/", screen: <AppointmentActions appointment={asked} /> });
  await press(confirmButton);
  await screen.findByText("Confirmed offline, not sent yet");
  expect(said()).toEqual([
    [
      "warning",
      "Can't connect",
      "Lesson with Maya Okafor: saved on this device. We'll send it when you're back online.",
    ],
  ]);
  expect(localStorage.getItem(unsentKey)).not.toContain("Maya Okafor");
  await press("Undo");
  expect(await screen.findByRole("button", { name: confirmButton })).toBeTruthy();
  expect([unsentChanges(), localStorage.getItem(unsentKey)]).toEqual([[], null]);
});

test("what cannot be undone is not kept", () => {
  expect([
    changeThatCanWait({ status: "Cancelled" }),
    changeThatCanWait({ status: "No-show" }),
    changeThatCanWait({ notes: "x" }),
  ]).toEqual([undefined, undefined, undefined]);
  expect(changeThatCanWait({ status: "Confirmed", starts_at: asked.starts_at })).toBeUndefined();
});

test("everything kept is sent in order, and what became of it is said", async () => {
  const [first, second, third] = ["1", "2", "3"].map((digit) => asked.id.replace(/.$/, digit));
  const collected = { method: "cash", amount: { amount: 4500, currency: "USD" } } as const;
  keepUnsent({ userId: maya.id, id: first!, version: 1, kind: "confirm" });
  keepUnsent({ userId: maya.id, id: second!, version: 3, kind: "complete", collected, receipt: true });
  keepUnsent({ userId: maya.id, id: third!, version: 1, kind: "confirm" });
  const cancelled = appointmentOf({ id: third!, status: "Cancelled", version: 2 });
  const seen = fakeNetwork(
    [appointments.edit, ({ url }) => (url.pathname.endsWith(third!) ? changed(cancelled) : saved(asked)())],
    [appointments.complete, saved(asked)],
  );
  await sendUnsent();
  expect(seen.map(({ url, body }) => [url.pathname.split("/").slice(4).join("/"), body])).toEqual([
    [`appointments/${first}`, { status: "Confirmed", version: 1 }],
    [`appointments/${second}/complete`, { collected, receipt: true, version: 3 }],
    [`appointments/${third}`, { status: "Confirmed", version: 1 }],
  ]);
  expect(said()).toEqual([
    ["error", "Change not saved", expect.stringMatching(/^Lesson with Maya Okafor: /)],
    ["success", "2 changes sent", undefined],
  ]);
  expect(unsentChanges()).toEqual([]);
});

const confirmed = (digit: string): UnsentChange => ({
  userId: maya.id,
  id: asked.id.replace(/.$/, digit),
  version: 1,
  kind: "confirm",
});

test.each([
  ["no response", () => Response.error(), 1],
  ["a server that restarts", () => refusal("unavailable"), 1],
  ["a failure on the server's side", () => refusal("internal"), 2],
  ["an answer that is not the server's", () => new Response("<html>", { status: 404 }), 2],
])("after %s everything stays unsent", async (_why, answer, attempts) => {
  const both = [confirmed("1"), confirmed("2")];
  both.forEach(keepUnsent);
  const seen = fakeNetwork([appointments.edit, answer]);
  await sendUnsent();
  expect(seen).toHaveLength(attempts);
  expect([unsentChanges(), said()]).toEqual([both, []]);
});

test("what is undone or replaced while another change is being sent", async () => {
  const [first, second, third] = [confirmed("1"), confirmed("2"), confirmed("3")];
  const newer = { ...first, version: 2 };
  [first, second, third].forEach(keepUnsent);
  const seen = fakeNetwork([
    appointments.edit,
    () => {
      if (seen.length === 1) {
        dropUnsent(second);
        keepUnsent(newer);
      }
      return saved(asked)();
    },
  ]);
  await sendUnsent();
  expect(seen.map(({ url }) => url.pathname.at(-1))).toEqual(["1", "3"]);
  expect(unsentChanges()).toEqual([newer]);
});

test("a session that ends while a change is being sent loses none of the others", async () => {
  const [first, second] = [confirmed("1"), confirmed("2")];
  [first, second].forEach(keepUnsent);
  const seen = fakeNetwork([
    appointments.edit,
    () => {
      dropSession();
      return saved(asked)();
    },
  ]);
  await sendUnsent();
  expect(seen).toHaveLength(1);
  startSession({ user: maya, tokens: tokensOf("test") });
  expect(unsentChanges()).toEqual([second]);
});

const paid = (amount: number) => ({
  method: "cash" as const,
  amount: { amount, currency: "USD" },
  tip: { amount: 0, currency: "USD" },
  at: asked.ends_at,
});

test.each([
  [4500, 0, "success"],
  [4000, 0, "error"],
  [4500, 500, "error"],
])("completed already with %i, and a tip of %i wanted: %s", async (amount, tip, type) => {
  const usd = (minor: number) => ({ amount: minor, currency: "USD" });
  const collected = { method: "cash", amount: usd(4500), tip: usd(tip) } as const;
  keepUnsent({ userId: maya.id, id: asked.id, version: 1, kind: "complete", collected, receipt: false });
  const current = appointmentOf({
    title: `Lesson for ${amount + tip}`,
    status: "Completed",
    version: 2,
    collected: paid(amount),
    due: usd(0),
  });
  fakeNetwork([appointments.complete, () => changed(current)]);
  await sendUnsent();
  expect(notices.get().map((notice) => notice.type)).toEqual([type]);
  expect(unsentChanges()).toEqual([]);
});

test("it waits for its owner through a session that ends, and is gone after a log-out", async () => {
  keepUnsent({ userId: maya.id, id: asked.id, version: 1, kind: "confirm" });
  dropSession();
  expect(unsentChanges()).toEqual([]);
  startSession({ user: maya, tokens: tokensOf("test") });
  expect(unsentChanges()).toHaveLength(1);
  startSession({ user: { ...maya, id: "0199a000-0000-7000-8000-000000000001" }, tokens: tokensOf("other") });
  expect([unsentChanges(), localStorage.getItem(unsentKey)]).toEqual([[], null]);
  keepUnsent({ userId: maya.id, id: asked.id, version: 1, kind: "confirm" });
  closeSession();
  expect(localStorage.getItem(unsentKey)).toBeNull();
});

test("it is sent once there is a connection again", async () => {
  keepUnsent({ userId: maya.id, id: asked.id, version: 1, kind: "confirm" });
  connection.set("offline");
  const seen = fakeNetwork([appointments.edit, saved(asked)]);
  sendWhenOnline();
  expect(seen).toEqual([]);
  connection.set("online");
  await waitFor(() => expect(unsentChanges()).toEqual([]));
  expect(seen).toHaveLength(1);
});
