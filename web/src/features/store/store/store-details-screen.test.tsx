import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { packs } from "@solodesk/contract/selling/packs.ts";
import { type Store, store } from "@solodesk/contract/store/store.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork, refusal, refuses } from "../../../../test/fake-network.ts";
import { maya, newcomer } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { storefrontOf } from "../../../../test/storefront-of.ts";
import { StoreDetailsScreen } from "./store-details-screen.tsx";

const { store: ostle } = storefrontOf();
const owner = { ...newcomer, is_store_details_updated: true, store_info: ostle };

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
const available = (taken: Record<string, string[]> = {}): Parameters<typeof fakeNetwork>[0] => [
  store.checkWebsiteUrl,
  ({ url }) => {
    const website_url = url.searchParams.get("website_url") ?? "";
    const suggestions = taken[website_url];
    const reason = suggestions ? "This website address is taken. Pick another one." : null;
    return json({
      status: true,
      data: { website_url, available: !suggestions, reason, suggestions: suggestions ?? [] },
    });
  },
];
const saved = (data: Store) => ({ status: true as const, message: "Saved", data });
const open = (at = "/add-store-detail") => showScreen({ at, screen: <StoreDetailsScreen /> });

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const write = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });

async function walkToTheEnd() {
  await write("Store name", "Zoë & Sons");
  await press("Next");
  await heading("Hours and time zone");
  await press("Next");
  await heading("Look");
}

test("three steps make a store: address from the name, toast, dashboard fetched again, Home", async () => {
  const seen = fakeNetwork(
    answers(dashboard.get, newcomer),
    available(),
    answers(store.create, saved(ostle)),
  );
  const { router } = open();
  await walkToTheEnd();
  await press("Create store");
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  const { body } = seen.find(({ endpoint }) => endpoint === store.create)!;
  expect(body).toMatchObject({ name: "Zoë & Sons", website_url: "zoe-and-sons", published: true });
  expect(notices.get().map(({ title }) => title)).toContain("Store Added!");
  expect(localStorage.getItem("store-draft")).toBeNull();
});

test("a step that is not right yet keeps one there and says why; putting it right clears it at once", async () => {
  fakeNetwork(answers(dashboard.get, newcomer), available());
  open();
  await field("Store name");
  await press("Next");
  expect(await screen.findByText("Enter a store name.")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Hours and time zone" })).toBeNull();
  await write("Store name", "Ostle");
  await waitFor(() => expect(screen.queryByText("Enter a store name.")).toBeNull());
});

test("an address somebody chose no longer follows the name", async () => {
  fakeNetwork(answers(dashboard.get, newcomer), available());
  open();
  await write("Store name", "Ostle");
  expect((await field("Website address")).value).toBe("ostle");
  await write("Website address", "Soap Shop");
  await write("Store name", "Ostle & Wren");
  expect((await field("Website address")).value).toBe("soap-shop");
});

test("the address check says free, taken with suggestions, and not checked", async () => {
  const seen = fakeNetwork(answers(dashboard.get, newcomer), available({ ostle: ["ostle-2"] }));
  open();
  for (const name of ["O", "Os", "Ost", "Ostl", "Ostle"]) await write("Store name", name);
  expect(screen.getByText("Checking")).toBeTruthy();
  expect(await screen.findByText("This website address is taken. Pick another one.")).toBeTruthy();
  // Debounced: five characters are one request.
  expect(seen.filter(({ endpoint }) => endpoint === store.checkWebsiteUrl)).toHaveLength(1);
  await press("ostle-2");
  expect((await field("Website address")).value).toBe("ostle-2");
  expect(await screen.findByText("Free to use")).toBeTruthy();
  fakeNetwork();
  await write("Website address", "unreachable");
  expect(await screen.findByText("Not checked yet. We check it when you save.")).toBeTruthy();
});

test("an address the server refuses leads back to its step, with the free ones", async () => {
  const taken = {
    status: false,
    error: "This website address is taken. Pick another one.",
    code: "website_url_taken",
  };
  fakeNetwork(answers(dashboard.get, newcomer), available(), [
    store.create,
    () =>
      new Response(JSON.stringify({ ...taken, suggestions: ["zoe-2"], request_id: "t" }), { status: 409 }),
  ]);
  open();
  await walkToTheEnd();
  await press("Create store");
  expect(await heading("Basics")).toBeTruthy();
  expect(within(screen.getByRole("group", { name: "Free addresses" })).getByText("zoe-2")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Website address")));
});

test("a field the server refuses shows its reason on its own step", async () => {
  fakeNetwork(answers(dashboard.get, newcomer), available(), [
    store.create,
    () => refusal("validation_failed", { timezone: "This time zone is not known." }),
  ]);
  open();
  await walkToTheEnd();
  await press("Create store");
  expect(await heading("Hours and time zone")).toBeTruthy();
  expect(screen.getByText("This time zone is not known.")).toBeTruthy();
});

test("leaving loses nothing: values and step come back, for this person only", async () => {
  fakeNetwork(answers(dashboard.get, newcomer), available());
  const { unmount } = open();
  await write("Store name", "Zoë & Sons");
  await write("Contact email", "hello@zoe.example");
  await write("Contact phone", "555 0100");
  await press("Next");
  await heading("Hours and time zone");
  unmount();
  open();
  await heading("Hours and time zone");
  await press("Back");
  expect((await field("Store name")).value).toBe("Zoë & Sons");
  expect((await field("Contact email")).value).toBe("hello@zoe.example");
  expect((await field("Contact phone")).value).toBe("555 0100");
  expect(localStorage.getItem("store-draft")).toContain(maya.id);
});

test("somebody else's draft is not shown", async () => {
  localStorage.setItem(
    "store-draft",
    JSON.stringify({ owner: "another/new", step: "look", values: { name: "Not mine" } }),
  );
  fakeNetwork(answers(dashboard.get, newcomer), available());
  open();
  expect((await field("Store name")).value).toBe("");
});

test("hours: another interval, an overlap is named at once and holds the step, copy to other days", async () => {
  fakeNetwork(answers(dashboard.get, newcomer), available());
  open("/add-store-detail?step=hours");
  await heading("Hours and time zone");
  await press("More hours on Monday");
  fireEvent.change(screen.getByLabelText("Monday, 2 opens"), { target: { value: "16:00" } });
  expect(await screen.findByText("Opening times can't overlap.")).toBeTruthy();
  await press("Next");
  expect(screen.queryByRole("heading", { name: "Look" })).toBeNull();
  fireEvent.change(screen.getByLabelText("Monday, 2 opens"), { target: { value: "18:00" } });
  await waitFor(() => expect(screen.queryByText("Opening times can't overlap.")).toBeNull());
  await press("Copy Monday to other days");
  fireEvent.click(screen.getByRole("checkbox", { name: "Sunday" }));
  await press("Copy");
  expect(screen.getByLabelText<HTMLSelectElement>("Sunday, 2 opens").value).toBe("18:00");
});

test("an existing store is edited: only what changed is sent", async () => {
  const changed = { ...ostle, tagline: "Plainer soap" };
  const seen = fakeNetwork(answers(dashboard.get, owner), available(), answers(store.edit, saved(changed)));
  open();
  await write("Tagline", "Plainer soap");
  await press("Save");
  await waitFor(() => expect(notices.get().map(({ title }) => title)).toContain("Store saved"));
  expect(seen.find(({ endpoint }) => endpoint === store.edit)?.body).toEqual({ tagline: "Plainer soap" });
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true),
  );
});

const upcoming = (Pending: number, Confirmed: number) =>
  answers(appointments.list, {
    data: [],
    pagination: paginate(1, 1, Pending + Confirmed),
    counts: { Pending, Confirmed, Completed: 7, Cancelled: 3, "No-show": 1 },
    to_collect: { count: 0, total: { amount: 0, currency: "USD" } },
  });

test("before a store is unpublished, it is said what follows; nothing is sent before", async () => {
  const closed = { ...ostle, published: false };
  const page = [answers(dashboard.get, owner), available(), answers(store.edit, saved(closed))] as const;
  const seen = fakeNetwork(...page, upcoming(2, 3), answers(packs.countUnbooked, { visits: 4 }));
  open("/add-store-detail?step=look");
  await heading("Look");
  await act(async () => fireEvent.click(screen.getByRole("switch", { name: "Published" })));
  await press("Save");
  const dialog = within(await screen.findByRole("dialog", { name: "Unpublish your store?" }));
  const rows = (await dialog.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "Visitors can no longer open your store page, so no one can book or buy there.",
    "5 upcoming appointments stay booked, with their reminders. Show as a list",
    "Customers have paid for 4 visits that aren't booked. Visits can't be booked until you publish your store again, and they don't expire meanwhile.",
    "Customers can still open their bookings and orders. They can cancel a booking as before, but not move it.",
    "Payments that customers have started can still be completed.",
    "Customers on your waitlist aren't offered times until you publish your store again. We don't email them about it.",
  ]);
  const asked = seen.find(({ endpoint }) => endpoint === appointments.list)!.url.searchParams;
  expect(Object.fromEntries(asked)).toEqual({
    from: expect.stringMatching(/^\d{4}-.+Z$/),
    status: "All",
    page_size: "1",
  });
  const sent = () => seen.filter(({ endpoint }) => endpoint === store.edit).map(({ body }) => body);
  fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent()).toEqual([]);
  await press("Save");
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: "Unpublish store" })));
  await waitFor(() => expect(sent()).toEqual([{ published: false }]));
});

test("if the appointments of a store can't be counted, the question says so, and one may go on", async () => {
  const seen = fakeNetwork(
    answers(dashboard.get, owner),
    available(),
    answers(store.edit, saved({ ...ostle, published: false })),
    refuses(appointments.list, "internal"),
    answers(packs.countUnbooked, { visits: 0 }),
  );
  open("/add-store-detail?step=look");
  await heading("Look");
  await act(async () => fireEvent.click(screen.getByRole("switch", { name: "Published" })));
  await press("Save");
  expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
  expect(seen.some(({ endpoint }) => endpoint === store.edit)).toBe(false);
  await press("Unpublish store");
  await waitFor(() => expect(seen.some(({ endpoint }) => endpoint === store.edit)).toBe(true));
});

test("a picture under way holds the saving at every step, and what else was changed stays", async () => {
  fakeNetwork(answers(dashboard.get, owner), available());
  // An upload that never finishes.
  vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(() => undefined);
  const { container } = open("/add-store-detail?step=look");
  await write("Own colour", "#a24a3a");
  const isHeld = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled;
  expect(isHeld()).toBe(false);
  const picture = new File(["x"], "boat.png", { type: "image/png" });
  fireEvent.change(container.querySelector("input[type=file]")!, { target: { files: [picture] } });
  expect([isHeld(), screen.getAllByText("Wait until the picture is uploaded.").length]).toEqual([true, 1]);
  await press("Back");
  await heading("Hours and time zone");
  expect([isHeld(), screen.getAllByText("Wait until the picture is uploaded.").length]).toEqual([true, 1]);
  await press("Next");
  await heading("Look");
  await press("Cancel");
  expect([isHeld(), (await field("Own colour")).value]).toEqual([false, "#a24a3a"]);
});

test("a picture of a draft comes back; when it is gone meanwhile its field says so and has the focus", async () => {
  const logo_url = "/uploads/0199c000-0000-7000-8000-000000000001/700x700.webp";
  const draft = { owner: `${maya.id}/${ostle.id}`, step: "look", values: { logo_url } };
  localStorage.setItem("store-draft", JSON.stringify(draft));
  const reason = "We couldn't find this picture. Upload it again.";
  fakeNetwork(answers(dashboard.get, owner), available(), [
    store.edit,
    () => refusal("validation_failed", { logo_url: reason }),
  ]);
  open();
  await heading("Look");
  const logo = within(screen.getByRole("group", { name: "Logo" }));
  expect(logo.getByRole<HTMLImageElement>("img").src).toContain(logo_url);
  await press("Save");
  await waitFor(() => expect(logo.getByRole("alert").textContent).toBe(reason));
  await waitFor(() => expect(document.activeElement).toBe(logo.getByRole("button", { name: "Replace" })));
});

test("a dashboard that cannot be fetched is said, with a way to try again", async () => {
  fakeNetwork();
  open();
  const retry = await screen.findByRole("button", { name: "Retry" });
  fakeNetwork(answers(dashboard.get, newcomer), available());
  fireEvent.click(retry);
  expect(await field("Store name")).toBeTruthy();
});

test("an address known to be taken holds the step", async () => {
  fakeNetwork(answers(dashboard.get, newcomer), available({ ostle: ["ostle-2"] }));
  open();
  await write("Store name", "Ostle");
  await screen.findByText("This website address is taken. Pick another one.");
  await press("Next");
  expect(screen.queryByRole("heading", { name: "Hours and time zone" })).toBeNull();
  await press("ostle-2");
  await press("Next");
  expect(await heading("Hours and time zone")).toBeTruthy();
});
