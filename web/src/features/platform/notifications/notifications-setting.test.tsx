import { mailsOf, notifications, preferenceKinds } from "@solodesk/contract/platform/notifications.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { readText } from "#kernel/storage/storage.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { maya } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { NotificationsSetting } from "./notifications-setting.tsx";

const byMail = { always: true, optional: true, never: null, opt_in: false };
const all = preferenceKinds.map((kind) => ({
  kind,
  in_app: mailsOf[kind] === "opt_in" ? null : true,
  by_mail: byMail[mailsOf[kind]],
}));
const open = () => showScreen({ at: "/settings", screen: <NotificationsSetting /> });
const find = (name: string) => screen.findByRole("switch", { name });
const press = async (name: string) => {
  const control = await find(name);
  await act(async () => fireEvent.click(control));
};
const isOn = (name: string) => screen.getByRole("switch", { name }).getAttribute("aria-checked") === "true";

beforeEach(() => notices.set([]));
afterEach(() => vi.unstubAllGlobals());

test("turns off one kind in the app or by email; security alerts are always sent", async () => {
  const off = all.map((one) => (one.kind === "order_paid" ? { ...one, by_mail: false } : one));
  const seen = fakeNetwork(
    answers(notifications.getPreferences, { data: all }),
    answers(notifications.savePreference, { data: off }),
  );
  open();
  await find("New order, by email");
  expect(isOn("New order, by email")).toBe(true);
  await press("New order, by email");
  expect(seen.find(({ endpoint }) => endpoint === notifications.savePreference)?.body).toEqual({
    kind: "order_paid",
    by_mail: false,
  });
  const security = screen.getByRole("row", { name: /^Account security/ });
  expect(within(security).getAllByRole("switch")).toHaveLength(1);
  expect(within(security).getByText("Always")).toBeTruthy();
  const dispute = screen.getByRole("row", { name: /^Payment disputed/ });
  expect(within(dispute).getByText("No email for this")).toBeTruthy();
});

test("the weekly summary is an email only, and off until it is turned on", async () => {
  let data = all;
  const seen = fakeNetwork(
    [notifications.getPreferences, () => Response.json({ data })],
    [
      notifications.savePreference,
      () => {
        data = all.map((one) => (one.kind === "weekly_summary" ? { ...one, by_mail: true } : one));
        return Response.json({ data });
      },
    ],
  );
  open();
  await find("Weekly summary, on Mondays, by email");
  expect(isOn("Weekly summary, on Mondays, by email")).toBe(false);
  const summary = screen.getByRole("row", { name: /^Weekly summary/ });
  expect(within(summary).getAllByRole("switch")).toHaveLength(1);
  expect(within(summary).getByText("Not in the app")).toBeTruthy();
  await press("Weekly summary, on Mondays, by email");
  expect(isOn("Weekly summary, on Mondays, by email")).toBe(true);
  expect(seen.find(({ endpoint }) => endpoint === notifications.savePreference)?.body).toEqual({
    kind: "weekly_summary",
    by_mail: true,
  });
});

test("a refusal puts the switch back as it was", async () => {
  fakeNetwork(
    answers(notifications.getPreferences, { data: all }),
    refuses(notifications.savePreference, "internal"),
  );
  open();
  await press("New order, in the app");
  await waitFor(() => expect(isOn("New order, in the app")).toBe(true));
  expect(notices.get()).toMatchObject([{ type: "error" }]);
});

test("the browser is asked by a press alone, and what it answers holds", async () => {
  fakeNetwork(answers(notifications.getPreferences, { data: all }));
  const browser = { permission: "default", requestPermission: vi.fn() };
  vi.stubGlobal("Notification", browser);
  open();
  await find("Browser notifications");
  expect(isOn("Browser notifications")).toBe(false);
  expect(browser.requestPermission).not.toHaveBeenCalled();
  browser.requestPermission.mockImplementation(async () => (browser.permission = "granted"));
  await press("Browser notifications");
  await waitFor(() => expect(isOn("Browser notifications")).toBe(true));
  expect(readText("browser-notifications")).toBe(maya.id);
  await press("Browser notifications");
  expect(isOn("Browser notifications")).toBe(false);
  expect(readText("browser-notifications")).toBeUndefined();
  browser.permission = "default";
  browser.requestPermission.mockImplementation(async () => (browser.permission = "denied"));
  await press("Browser notifications");
  await waitFor(() =>
    expect(screen.getByRole("switch", { name: "Browser notifications" })).toHaveProperty("disabled", true),
  );
});
