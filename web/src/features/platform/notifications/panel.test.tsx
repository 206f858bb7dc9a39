import { paginate } from "@solodesk/contract/kernel/page.ts";
import { type Notification, notifications } from "@solodesk/contract/platform/notifications.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { now } from "#kernel/time/clock.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { Panel } from "./panel.tsx";
import { unread } from "./unread.ts";

const id = (n: number) => `0199a000-0000-7000-8000-00000000000${n}`;
const newsOf = (n: number, more: Partial<Notification> = {}): Notification => ({
  id: id(n),
  kind: "order_paid",
  about: `Order ${n}, Grace Hopper, $15.00`,
  path: `/orders?order=${n}`,
  created_at: now().toISOString(),
  read_at: null,
  ...more,
});
const listed = (data: Notification[], total = data.length) =>
  answers(notifications.list, {
    data,
    unread: data.filter(({ read_at }) => read_at === null).length,
    pagination: paginate(1, 20, total),
  });
const read = answers(notifications.markRead, { status: true, unread: 0 });
const onClose = vi.fn();
const open = () => showScreen({ at: "/", screen: <Panel onClose={onClose} /> });
const press = async (name: string) => {
  const control = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(control));
};

beforeEach(() => {
  onClose.mockClear();
  unread.set(2);
});

test("what is of today stands apart from what came earlier, as text, and leads to where it is seen", async () => {
  const old = { created_at: "2026-01-05T12:00:00.000Z", read_at: "2026-01-05T13:00:00.000Z" };
  const nasty = "<img src=x onerror=alert(1)> & Söhne";
  const seen = fakeNetwork(listed([newsOf(1, { kind: "booking_new", about: nasty }), newsOf(2, old)]), read);
  const { container, router } = open();
  const today = await screen.findByRole("region", { name: "Today" });
  const earlier = screen.getByRole("region", { name: "Earlier" });
  const [fresh] = within(today).getAllByRole("link");
  expect(fresh?.textContent).toMatch(/^New booking.*Unread$/);
  expect(fresh?.textContent).toContain(nasty);
  expect(container.querySelector("img")).toBeNull();
  expect(within(earlier).getByRole("link").textContent).not.toContain("Unread");
  await act(async () => fireEvent.click(fresh!));
  expect(router.state.location.pathname + router.state.location.search).toBe("/orders?order=1");
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(seen.at(-1)?.body ?? seen.at(-2)?.body).toEqual({ ids: [id(1)] }));
});

test("all are read by one press, and the bell stops counting", async () => {
  const seen = fakeNetwork(listed([newsOf(1), newsOf(2)]), read);
  open();
  await screen.findByRole("region", { name: "Today" });
  await press("Mark all read");
  await waitFor(() => expect(unread.get()).toBe(0));
  expect(seen.find(({ endpoint }) => endpoint === notifications.markRead)?.body).toEqual({});
});

test("there are more than it shows at first", async () => {
  const seen = fakeNetwork(listed([newsOf(1)], 70), read);
  open();
  await press("Show more");
  await waitFor(() => expect(seen.at(-1)?.url.search).toBe("?page_size=60"));
});

test("nothing yet is said so, and nothing is there to be read", async () => {
  fakeNetwork(listed([]));
  open();
  expect(await screen.findByText(/show up here/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Mark all read" })).toHaveProperty("disabled", true);
});

test("a list that did not come can be asked for again", async () => {
  fakeNetwork(refuses(notifications.list, "internal"));
  open();
  await screen.findByText("Your notifications could not be loaded.");
  fakeNetwork(listed([newsOf(1)]));
  await press("Retry");
  expect(await screen.findByRole("region", { name: "Today" })).toBeTruthy();
});
