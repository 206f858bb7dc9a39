import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { type Store, store } from "@solodesk/contract/store/store.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork } from "../../../../../test/fake-network.ts";
import { newcomer } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { storefrontOf } from "../../../../../test/storefront-of.ts";
import { StoreDetailsScreen } from "../store-details-screen.tsx";

// 8 am on 1 August in New York, already 2 August in Kiritimati.
const morning = new Date("2026-08-01T12:00:00Z");
vi.mock("#kernel/time/clock.ts", () => ({ now: () => morning }));

const { store: ostle } = storefrontOf();
const time_off = [
  { from: "2026-12-24", to: "2026-12-26", reason: "Holidays" },
  { from: "2025-08-01", to: "2025-08-15", reason: "Summer" },
  { from: "2026-08-01", to: "2026-08-01", reason: "" },
];
const closed: Store = {
  ...ostle,
  timezone: "America/New_York",
  hours: { ...ostle.hours, time_off },
};
const ostleNow: Store = { ...closed, hours: { ...closed.hours, time_off: [] } };
const owner = { ...newcomer, is_store_details_updated: true, store_info: closed };
const saved = (data: Store) => answers(store.edit, { status: true, message: "Saved", data });

const open = async () => {
  const shown = showScreen({ at: "/add-store-detail?step=hours", screen: <StoreDetailsScreen /> });
  await screen.findByRole("heading", { level: 2, name: "Hours and time zone" });
  return shown;
};
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole("button", { name })));
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const list = (name = "Time off") => within(screen.getByRole("list", { name })).queryAllByRole("listitem");
const reasons = (name?: string) => list(name).map((row) => row.textContent);
const focused = () =>
  document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

beforeEach(() => {
  notices.set([]);
  localStorage.clear();
});

test("what is coming stands sorted, today marked, the past folded away by the store's own wall", async () => {
  fakeNetwork(answers(dashboard.get, owner));
  await open();
  expect(reasons()).toHaveLength(2);
  expect(reasons()[0]).toContain("Closed now");
  expect(reasons()[1]).toContain("3 days · Holidays");
  expect(screen.queryByText(/Summer/)).toBeNull();
  await press("Past 1");
  expect(reasons("Past time off")).toEqual([expect.stringContaining("15 days · Summer")]);
  await type("Time zone", "Pacific/Kiritimati");
  fireEvent.click(await screen.findByRole("option", { name: /Kiritimati/ }));
  await waitFor(() => expect(reasons("Past time off")).toHaveLength(2));
});

test("time off is added by keyboard, wrong days are named beside their field, and only hours are sent", async () => {
  const seen = fakeNetwork(answers(dashboard.get, owner), saved(closed), upcoming(0, 0));
  await open();
  await press("Add time off");
  expect(document.activeElement).toBe(screen.getByLabelText("First day"));
  // The default is prevented, because Enter in a field would submit the whole form.
  const enter = () =>
    act(async () => expect(fireEvent.keyDown(screen.getByLabelText("Reason"), { key: "Enter" })).toBe(false));
  await enter();
  expect(screen.getAllByText("Use a date such as 2026-01-31.")).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText("First day"));
  await type("First day", "2026-10-05");
  expect(screen.getByLabelText<HTMLInputElement>("Last day").value).toBe("2026-10-05");
  await type("Last day", "2026-10-01");
  expect(screen.getByText("The last day can't be before the first.")).toBeTruthy();
  // Saving focuses the error instead of sending a request.
  await press("Save");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Last day")));
  expect(seen.some(({ endpoint }) => endpoint === store.edit)).toBe(false);
  await type("Last day", "2026-10-09");
  await type("Reason", "Trade fair");
  await enter();
  expect(screen.queryByLabelText("First day")).toBeNull();
  expect(focused()).toContain("Edit time off");
  expect(reasons()[1]).toContain("5 days · Trade fair");
  const preview = within(screen.getByRole("list", { name: "Closed days" }));
  expect(preview.getByText("Closed October 5 – October 9: Trade fair")).toBeTruthy();
  await press("Save");
  const fair = { from: "2026-10-05", to: "2026-10-09", reason: "Trade fair" };
  await waitFor(() =>
    expect(seen.find(({ endpoint }) => endpoint === store.edit)?.body).toEqual({
      hours: { ...closed.hours, time_off: [...time_off, fair] },
    }),
  );
});

const upcoming = (Pending: number, Confirmed: number) =>
  answers(appointments.list, {
    data: [],
    pagination: paginate(1, 1, Pending + Confirmed),
    counts: { Pending, Confirmed, Completed: 7, Cancelled: 3, "No-show": 1 },
    to_collect: { count: 0, total: { amount: 0, currency: "USD" } },
  });

test("before days with appointments are closed, it is said how many stay booked; nothing is sent before", async () => {
  const seen = fakeNetwork(answers(dashboard.get, owner), saved(closed), upcoming(1, 2));
  await open();
  await press("Add time off");
  await type("First day", "2026-10-05");
  await type("Last day", "2026-10-09");
  await press("Save");
  const dialog = within(await screen.findByRole("dialog", { name: "Close these days?" }));
  const rows = (await dialog.findAllByRole("listitem")).map(({ textContent }) =>
    textContent?.replace(/[\s\u2009]+/g, " "),
  );
  expect(rows).toEqual([
    "Mon, Oct 5 – Fri, Oct 9, 2026: 3 upcoming appointments stay booked. Show as a list",
    "Customers can no longer book these days, and those on the waitlist for them aren't offered times.",
    "Reminders still go out. Cancel or move the appointments that you can't keep.",
  ]);
  const link = dialog.getByRole("link", { name: "Show as a list" });
  expect(link.getAttribute("href")).toBe("/appointments/all?from=2026-10-05&to=2026-10-09");
  const asked = seen.filter(({ endpoint }) => endpoint === appointments.list);
  expect(asked.map(({ url }) => Object.fromEntries(url.searchParams))[0]).toEqual({
    from: "2026-10-05",
    to: "2026-10-09",
    status: "All",
    page_size: "1",
  });
  const sent = () => seen.filter(({ endpoint }) => endpoint === store.edit);
  fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent()).toEqual([]);
  await press("Save");
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: "Close these days" })));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test("of a day that has begun only what is still to come counts, by the store's own clock", async () => {
  const seen = fakeNetwork(
    answers(dashboard.get, { ...owner, store_info: ostleNow }),
    saved(ostleNow),
    upcoming(0, 1),
  );
  await open();
  await press("Add time off");
  await type("First day", "2026-08-01");
  await press("Save");
  expect(await screen.findByText(/1 upcoming appointment stays booked\./)).toBeTruthy();
  const { url } = seen.find(({ endpoint }) => endpoint === appointments.list)!;
  expect(url.searchParams.get("from")).toBe("2026-08-01T08:00:00-04:00");
  expect(url.searchParams.get("to")).toBe("2026-08-01");
});

test("editing can be given up with Escape; what is removed comes back by Undo, once", async () => {
  fakeNetwork(answers(dashboard.get, owner));
  await open();
  await press(/^Edit time off .*Dec/);
  await type("Reason", "Changed my mind");
  await act(async () => void fireEvent.keyDown(screen.getByLabelText("Reason"), { key: "Escape" }));
  expect(reasons()[1]).toContain("Holidays");
  expect(focused()).toMatch(/Edit time off .*Dec/);
  await press(/^Remove time off .*Dec/);
  expect(list()).toHaveLength(1);
  expect(focused()).toMatch(/Edit time off .*Aug/);
  const [toast] = notices.get();
  expect(toast?.title).toBe("Time off removed");
  await act(async () => toast?.action?.onPress());
  await act(async () => toast?.action?.onPress());
  expect(reasons()).toHaveLength(2);
  expect(reasons()[1]).toContain("Holidays");
});

test("leaving loses nothing: half-typed time off is open again, and one that was given up is gone", async () => {
  fakeNetwork(answers(dashboard.get, owner));
  const { unmount } = await open();
  await press("Add time off");
  await type("Reason", "Half typed");
  unmount();
  await open();
  expect(screen.getByLabelText<HTMLInputElement>("Reason").value).toBe("Half typed");
  // No error shows before the user tries to go on.
  expect(screen.queryByText("Use a date such as 2026-01-31.")).toBeNull();
  await press("Next");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("First day")));
  expect(screen.getAllByText("Use a date such as 2026-01-31.")).toHaveLength(2);
  await press("Cancel");
  expect(list()).toHaveLength(2);
  expect(localStorage.getItem("store-draft")).toBeNull();
});

test("discarding closes what stood open, which may be another entry by now", async () => {
  fakeNetwork(answers(dashboard.get, owner));
  await open();
  await press(/^Remove time off .*Aug/);
  await press(/^Edit time off .*Dec/);
  await press("Discard changes");
  expect(screen.queryByLabelText("Reason")).toBeNull();
  expect(reasons()).toHaveLength(2);
  expect(reasons()[0]).not.toContain("Holidays");
  expect(reasons()[1]).toContain("Holidays");
});

test("discarding what came back from an earlier visit closes what stood open, too", async () => {
  fakeNetwork(answers(dashboard.get, owner));
  const { unmount } = await open();
  await press(/^Remove time off .*Aug/);
  unmount();
  await open();
  expect(reasons()).toHaveLength(1);
  await press(/^Edit time off .*Dec/);
  await type("Reason", "Skiing");
  await press("Discard");
  expect(screen.queryByLabelText("Reason")).toBeNull();
  expect(reasons()).toHaveLength(2);
  expect(reasons()[0]).not.toContain("Holidays");
  expect(reasons()[1]).toContain("Holidays");
});

test("what was half typed at an earlier visit stays open while it is typed to its end", async () => {
  fakeNetwork(answers(dashboard.get, owner));
  const { unmount } = await open();
  await press("Add time off");
  unmount();
  await open();
  await type("First day", "2026-10-05");
  await type("Last day", "2026-10-09");
  await type("Reason", "Trade fair");
  await press("Done");
  expect(reasons()[1]).toContain("5 days · Trade fair");
});
