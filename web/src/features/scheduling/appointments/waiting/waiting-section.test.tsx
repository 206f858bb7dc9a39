import { paginate } from "@solodesk/contract/kernel/page.ts";
import { type WaitingPerson, waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answers, fakeNetwork } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { WaitingSection } from "./waiting-section.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const personOf = (changes: Partial<WaitingPerson> = {}): WaitingPerson => ({
  id: "0199e000-0000-7000-8000-000000000001",
  status: "waiting",
  day: "2026-11-24",
  service: { id: "0199c000-0000-7000-8000-000000000001", name: "Lesson" },
  customer: { name: "Grace Hopper", email: "grace@example.com" },
  seats: 1,
  notes: "After four",
  offer: null,
  created_at: "2026-11-22T10:00:00Z",
  ...changes,
});
const listed = (total: number, ...data: WaitingPerson[]) =>
  answers(waitlist.list, { data, pagination: paginate(1, 20, total) });
const open = () => showScreen({ at: "/", path: "/", screen: <WaitingSection zone="America/New_York" /> });

test("a row tells who waits, for which day of the store and what is kept for them; removing asks first", async () => {
  const offer = {
    starts_at: "2026-11-23T15:00:00Z",
    ends_at: "2026-11-23T16:00:00Z",
    until: "2026-11-22T12:30:00Z",
  };
  const kept = personOf({
    id: "0199e000-0000-7000-8000-000000000002",
    day: "2026-11-23",
    status: "offered",
    offer,
  });
  const removed = answers(waitlist.remove, { status: true, message: "" });
  const seen = fakeNetwork(listed(2, kept, personOf()), removed);
  open();
  const rows = within(await screen.findByRole("list", { name: "People who wait" })).getAllByRole("listitem");
  expect(rows[0]?.textContent).toMatch(/Tomorrow, Lesson.*10:00\sAM kept until 7:30\sAM/);
  expect(rows[1]?.textContent).toMatch(
    /Grace Hoppergrace@example\.comTue, (Nov 24|24 Nov), LessonAfter fourWaiting/,
  );
  fireEvent.click(within(rows[0]!).getByRole("button", { name: "Remove Grace Hopper from the waitlist" }));
  expect(await screen.findByText(/goes to the next customer/)).toBeTruthy();
  expect(seen.some(({ endpoint }) => endpoint === waitlist.remove)).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(seen.filter(({ endpoint }) => endpoint === waitlist.list)).toHaveLength(2));
  expect(seen.find(({ endpoint }) => endpoint === waitlist.remove)?.url.pathname).toMatch(/\/0199e000-.*2$/);
});

test("a row says how many spots someone waits for, if more than one", async () => {
  fakeNetwork(listed(1, personOf({ seats: 2 })));
  open();
  expect((await screen.findByRole("listitem")).textContent).toMatch(/Lesson · 2 spotsAfter four/);
});

test("nothing is there while nobody waits", async () => {
  const seen = fakeNetwork(listed(0));
  open();
  await waitFor(() => expect(seen).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole("region", { name: "Waitlist" })).toBeNull();
});

test("the row that the address names has the focus, also on a later page", async () => {
  const named = personOf({ id: "0199e000-0000-7000-8000-000000000002" });
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  const seen = fakeNetwork(listed(2, personOf(), named));
  showScreen({ at: `/#waiting-${named.id}`, path: "/", screen: <WaitingSection zone="America/New_York" /> });
  const rows = await screen.findAllByRole("listitem");
  await waitFor(() => expect(document.activeElement).toBe(rows[1]));
  expect(seen.map(({ url }) => url.searchParams.get("page_size"))).toEqual(["100"]);
});

test("many are shown on a press", async () => {
  const seen = fakeNetwork(listed(25, personOf()));
  open();
  fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
  await waitFor(() => expect(seen.at(-1)?.url.search).toBe("?page_size=100"));
});
