import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { type Session, sessions } from "@solodesk/contract/scheduling/sessions.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refreshed } from "#kernel/api/refreshed.ts";
import { appointmentOf } from "../../../../../test/appointment-of.ts";
import { answers, fakeNetwork, refuses } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { changedByAppointments } from "../changed-by-appointments.ts";
import { LazySessionDrawer } from "./lazy-session-drawer.tsx";

const id = "0199d000-0000-7000-8000-0000000000bb";
const usd = (amount: number) => ({ amount, currency: "USD" });
const ada = appointmentOf({
  title: "Yoga",
  status: "Confirmed",
  customer: { name: "Ada Byron", email: "ada@example.com", phone: "+1 555 010 0199" },
  seats: 4,
  due: usd(18_000),
  notes: "Brings mats",
});
const maya = appointmentOf({ id: "0199d000-0000-7000-8000-000000000002", title: "Yoga", due: usd(0) });
const yoga: Session = {
  id,
  service: { id: "0199c000-0000-7000-8000-000000000001", name: "Yoga" },
  starts_at: ada.starts_at,
  ends_at: ada.ends_at,
  timezone: ada.timezone,
  capacity: 8,
  taken: 5,
  held: 0,
  appointments: [ada, maya],
};

const open = (...routes: Parameters<typeof fakeNetwork>) => {
  const seen = fakeNetwork(...routes);
  const drawer = <LazySessionDrawer zone="America/New_York" />;
  return { seen, ...showScreen({ at: `/appointments?view=day&session=${id}`, screen: drawer }) };
};

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

test("a session says when it is, how full, and who comes", async () => {
  const { seen } = open(answers(sessions.get, { data: yoga }));
  const drawer = await screen.findByRole("dialog", { name: "Yoga" });
  const people = await within(drawer).findByRole("list", { name: "Who's coming" });
  expect(seen.map(({ url }) => url.pathname)).toEqual([expect.stringMatching(`/user/sessions/${id}$`)]);
  expect(within(drawer).getByText("5 of 8 spots booked")).toBeTruthy();
  expect(within(drawer).queryByText(/right now/)).toBeNull();
  expect(drawer.querySelector("time")?.textContent).toMatch(/^Tomorrow, 10:00\s–\s11:00\sAM$/);
  const [first, second] = within(people)
    .getAllByRole("listitem")
    .map((row) => row.textContent);
  expect(first).toBe("Ada Byron · 4 spotsada@example.com+1 555 010 0199$180.00 still dueBrings mats");
  expect(second).toBe("Maya OkaforPendingmaya@example.com");
  const hrefs = within(people)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual([
    `/appointments?view=day&appointment=${ada.id}`,
    "mailto:ada@example.com",
    "tel:+15550100199",
    `/appointments?view=day&appointment=${maya.id}`,
    "mailto:maya@example.com",
  ]);
});

test("a person's name opens their appointment instead, and Back returns to the session", async () => {
  const { router } = open(answers(sessions.get, { data: yoga }));
  fireEvent.click(await screen.findByRole("link", { name: "Yoga with Ada Byron" }));
  expect(router.state.location.search).toBe(`?view=day&appointment=${ada.id}`);
  await act(async () => router.navigate(-1));
  expect(await screen.findByRole("dialog", { name: "Yoga" })).toBeTruthy();
});

test.each([
  [1, "1 spot is being booked right now"],
  [2, "2 spots are being booked right now"],
])("says that %d are being booked", async (held, words) => {
  open(answers(sessions.get, { data: { ...yoga, held } }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test("what could not be loaded is tried again", async () => {
  open(refuses(sessions.get, "internal"));
  expect(await screen.findByText("This session could not be loaded. Nothing was changed.")).toBeTruthy();
  fakeNetwork(answers(sessions.get, { data: yoga }));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Retry" })));
  expect(await screen.findByText("5 of 8 spots booked")).toBeTruthy();
});

test("a change of appointments asks for an open session again", async () => {
  const { seen } = open(answers(sessions.get, { data: yoga }));
  await screen.findByText("5 of 8 spots booked");
  await act(async () => refreshed(changedByAppointments));
  await waitFor(() => expect(seen).toHaveLength(2));
});

test("one without anybody says so, while it is loading a skeleton is shown", async () => {
  open(refuses(sessions.get, "not_found"));
  expect(await screen.findByRole("status", { name: "Loading the session" })).toBeTruthy();
  expect(await screen.findByText("No one is booked for this session.")).toBeTruthy();
});

test("once it has begun, the confirmed ones are completed together, and the drawer shows it", async () => {
  vi.setSystemTime("2026-11-23T16:05:00Z");
  const bo = appointmentOf({
    ...ada,
    id: "0199d000-0000-7000-8000-000000000003",
    customer: { name: "Bo", email: "", phone: "" },
  });
  const session = { ...yoga, appointments: [ada, bo, maya] };
  open(answers(sessions.get, { data: session }));
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: "Complete 2" })));
  const dialog = await screen.findByRole("dialog", { name: "Complete 2 appointments?" });
  expect(within(dialog).getByText(/^\$360\.00 is recorded as revenue\./)).toBeTruthy();
  const why = "This appointment was changed.";
  const after = { ...session, appointments: [{ ...ada, status: "Completed" as const, due: usd(0) }, maya] };
  const seen = fakeNetwork(
    answers(sessions.get, { data: after }),
    answers(appointments.completeSeveral, {
      status: true,
      message: "1 appointment completed",
      results: [
        { id: ada.id, completed: true, error: "" },
        { id: bo.id, completed: false, error: why },
      ],
    }),
  );
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "Complete 2" })));
  expect(seen[0]?.body).toEqual({ ids: [ada.id, bo.id], collected: { method: "cash" } });
  const people = await screen.findByRole("list", { name: "Who's coming" });
  expect(await within(people).findByText("Completed")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Complete/ })).toBeNull();
  expect(within(screen.getByRole("alert")).getByRole("listitem").textContent).toBe(
    `A-1 Yoga with Bo: ${why}`,
  );
});

test.each([
  ["before it begins", "2026-11-23T14:59:00Z", yoga],
  ["if nobody in it is confirmed", "2026-11-23T16:05:00Z", { ...yoga, appointments: [maya] }],
])("%s, nothing can be completed", async (_, moment, data) => {
  vi.setSystemTime(moment);
  open(answers(sessions.get, { data }));
  expect(await screen.findByText("5 of 8 spots booked")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Complete/ })).toBeNull();
});

test("a very large session is completed in parts that the server takes", async () => {
  vi.setSystemTime("2026-11-23T16:05:00Z");
  const many = Array.from({ length: 120 }, (_, nth) => ({
    ...ada,
    id: `${ada.id.slice(0, -3)}${100 + nth}`,
  }));
  open(answers(sessions.get, { data: { ...yoga, appointments: many } }));
  expect(await screen.findByRole("button", { name: "Complete 100" })).toBeTruthy();
});
