import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { support } from "@solodesk/contract/platform/support.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { orders } from "@solodesk/contract/selling/orders.ts";
import { waitlist } from "@solodesk/contract/selling/waitlist.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  assistantOpen,
  closeAssistant,
  wantedQuestion,
} from "#features/account/assistant/panel/panel-state.ts";
import { notices } from "#kernel/page/notify.ts";
import { clearSession } from "#kernel/session/session.ts";
import { appointmentOf } from "../../../test/appointment-of.ts";
import { json, productOf } from "../../../test/catalogue-of.ts";
import { answers, fakeNetwork, type Seen } from "../../../test/fake-network.ts";
import { newcomer } from "../../../test/people.ts";
import { showScreen } from "../../../test/screen.tsx";
import { LazyPalette } from "./lazy-palette.tsx";
import { closePalette, loadPalette } from "./open-palette.ts";

const pagination = { current_page: 1, page_size: 100, total: 0, total_pages: 0 };
const service = {
  id: "0199c000-0000-7000-8000-000000000001",
  name: "Sewing lesson",
  description: "Hems and seams",
  price: { amount: 4500, currency: "USD" },
  duration_minutes: 90,
  buffer_before_minutes: 0,
  buffer_minutes: 0,
  notice_minutes: null,
  max_per_day: null,
  capacity: 1,
  location: "online" as const,
  image_url: null,
  active: true,
};
const faq = { id: "get-paid", category: "Money", question: "When am I paid?", answer: "Weekly.", blocks: [] };
const named = (name: string) => json({ products: [productOf(1, { name })], pagination });
const queryOf = ({ url }: Seen) => url.searchParams.get("q") ?? "";

const home = answers(dashboard.get, newcomer);
const faqs = answers(support.listFaqs, { data: [faq] });
const mine: Parameters<typeof fakeNetwork>[0] = [
  catalog.listMine,
  () => json({ products: [], services: [service], pagination }),
];
const counts = { Pending: 0, Confirmed: 0, Completed: 0, Cancelled: 0, "No-show": 0 };
const calendar: typeof mine = [appointments.list, () => json({ data: [], pagination, counts })];
const sold: typeof mine = [orders.list, () => json({ orders: [], pagination, counts: {} })];
const nobody: typeof mine = [waitlist.list, () => json({ data: [], pagination })];
const shelf: typeof mine = [catalog.search, (seen) => named(`Found for ${queryOf(seen)}`)];

const show = (at = "/") =>
  showScreen({
    at,
    screen: (
      <>
        <h1 tabIndex={-1}>Here</h1>
        <input aria-label="Elsewhere" />
        <LazyPalette />
      </>
    ),
  });
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  });
const open = async () => {
  await press("k", { ctrlKey: true });
  return screen.findByRole("combobox", { name: "Search" });
};
const type = (text: string) =>
  fireEvent.change(screen.getByRole("combobox", { name: "Search" }), { target: { value: text } });
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const active = () => {
  const id = screen.getByRole("combobox", { name: "Search" }).getAttribute("aria-activedescendant");
  const row = document.getElementById(id ?? "");
  expect(row?.getAttribute("aria-selected")).toBe("true");
  expect(document.querySelectorAll('[role="option"][aria-selected="true"]')).toHaveLength(1);
  return row?.textContent;
};

beforeAll(loadPalette);
beforeEach(() => {
  notices.set([]);
  fakeNetwork(home, calendar, sold, nobody, mine, shelf, faqs);
});
afterEach(() => act(closePalette));

test("Ctrl+K toggles it from within a field too; Escape gives the focus back", async () => {
  show();
  const elsewhere = screen.getByLabelText("Elsewhere");
  elsewhere.focus();
  const field = await open();
  expect(screen.getByRole("dialog", { name: "Search" })).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await press("k", { metaKey: true });
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(elsewhere));
  await press("k", { ctrlKey: true, shiftKey: true });
  await press("k");
  expect(screen.queryByRole("dialog")).toBeNull();
  await open();
  await press("Escape");
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(elsewhere));
});

test("arrows go round, Home and End to the ends; typing starts again at the best match", async () => {
  fakeNetwork(home, faqs, [catalog.listMine, () => json({ products: [], services: [], pagination })]);
  show();
  const field = await open();
  type("settings");
  type("a");
  const [first, second] = options();
  const last = options().at(-1);
  expect(field.getAttribute("aria-controls")).toBe(screen.getByRole("listbox", { name: "Results" }).id);
  expect(active()).toBe(first);
  await press("ArrowDown");
  expect(active()).toBe(second);
  await press("ArrowUp");
  await press("ArrowUp");
  expect(active()).toBe(last);
  await press("ArrowDown");
  expect(active()).toBe(first);
  await press("End");
  expect(active()).toBe(last);
  await press("Home");
  expect(active()).toBe(first);
  type("add");
  await press("ArrowDown");
  expect(active()).toBe("Add Product ");
  await press("Home", { shiftKey: true });
  expect(active(), "that selects what is typed").toBe("Add Product ");
  type("ad");
  expect(options()).toContain("Add Service ");
  expect(active()).toBe(options()[0]);
  await press("Enter", { isComposing: true });
  expect(screen.getByRole("dialog")).toBeTruthy();
});

test("Enter goes there, and the choice comes first the next time; log-out forgets it", async () => {
  const { router } = show();
  await open();
  type("payout");
  expect(screen.getByRole("group", { name: "Pages" })).toBeTruthy();
  await press("ArrowDown");
  expect(active()).toBe("Withdraw Funds ");
  await press("Enter");
  await waitFor(() => expect(router.state.location.pathname).toBe("/withdrawal"));
  expect(screen.queryByRole("dialog")).toBeNull();
  await act(() => router.navigate("/"));
  await open();
  expect(within(screen.getByRole("group", { name: "Recent" })).getByRole("option").textContent).toBe(
    "Withdraw Funds ",
  );
  act(clearSession);
  expect(localStorage.getItem("palette")).toBeNull();
});

test("with Ctrl an address opens in a new tab, by key and by press; what has none just runs", async () => {
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  const { router } = show();
  await open();
  type("orders");
  // jsdom has no second tab: a click that the palette leaves to the browser ends here.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole("option", { name: "Orders" }), { ctrlKey: true });
  expect(screen.getByRole("dialog"), "the browser opens it beside").toBeTruthy();
  await press("Enter", { ctrlKey: true });
  expect(opened).toHaveBeenCalledExactlyOnceWith("/orders", "_blank", "noopener");
  expect(router.state.location.pathname).toBe("/");
  await open();
  type("theme light");
  await press("Enter", { ctrlKey: true });
  await waitFor(() => expect(localStorage.getItem("theme-mode")).toBe("light"));
});

test("a place on the screen one is at takes the focus to its heading", async () => {
  const { router } = show("/services");
  screen.getByLabelText("Elsewhere").focus();
  await open();
  type("shared");
  await press("Enter");
  await waitFor(() => expect(router.state.location.search).toBe("?tab=shared"));
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
});

test("records come after a pause, once, with their price; services and questions lead to themselves", async () => {
  const seen = fakeNetwork(home, calendar, sold, nobody, mine, shelf, faqs);
  show();
  await open();
  for (const text of ["se", "sew", "sewi"]) type(text);
  const product = await screen.findByRole("option", { name: /Found for sewi/ });
  expect(product.textContent).toContain("10.01");
  expect(product.getAttribute("href")).toBe(
    `/services?tab=shared&q=Found+for+sewi&product=${productOf(1).id}`,
  );
  expect(seen.filter(({ endpoint }) => endpoint === catalog.search).map(queryOf)).toEqual(["sewi"]);
  expect(screen.getByRole("option", { name: /Sewing lesson 1 h 30 min/ }).getAttribute("href")).toBe(
    `/services/${service.id}`,
  );
  type("paid");
  const question = await screen.findByRole("option", { name: /When am I paid/ });
  expect(question.getAttribute("href")).toBe("/faqs#get-paid");
});

test("a slow answer to earlier words never takes the place of a later one; what was found stays meanwhile", async () => {
  const waiting = new Map<string, (answer: Response) => void>();
  fakeNetwork(home, calendar, sold, nobody, mine, faqs, [
    catalog.search,
    (seen) => new Promise((resolve) => waiting.set(queryOf(seen), resolve)),
  ]);
  const answer = (words: string) => act(async () => waiting.get(words)?.(named(`Found for ${words}`)));
  show();
  await open();
  type("zin");
  await waitFor(() => expect(waiting.has("zin")).toBe(true));
  await answer("zin");
  type("zinc");
  expect(options()).toEqual([expect.stringContaining("Found for zin")]);
  await waitFor(() => expect(waiting.has("zinc")).toBe(true));
  type("zinc b");
  await waitFor(() => expect(waiting.has("zinc b")).toBe(true));
  await answer("zinc b");
  const ofLater = [expect.stringContaining("Found for zinc b"), "Ask “zinc b” "];
  await waitFor(() => expect(options()).toEqual(ofLater));
  await answer("zinc");
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(options()).toEqual(ofLater);
  type("q");
  expect(options().join()).not.toContain("zinc");
});

test("an appointment is found by its customer and opens beside its list", async () => {
  const data = [appointmentOf({ number: "A-7" })];
  const seen = fakeNetwork(home, nobody, mine, faqs, [
    appointments.list,
    () => json({ data, pagination, counts }),
  ]);
  const { router } = show();
  await open();
  type("maya");
  const found = await screen.findByRole("option", { name: /^Lesson with Maya Okafor.*Pending/ });
  const asked = seen.find(({ endpoint }) => endpoint === appointments.list);
  expect(asked?.url.search).toBe("?q=maya&status=All&page_size=5");
  fireEvent.click(found);
  await waitFor(() => expect(router.state.location.pathname).toBe("/appointments/all"));
  expect(router.state.location.search).toBe(`?q=A-7&appointment=${data[0]!.id}`);
});

test("a customer on the waitlist is found by name, and the address names their row", async () => {
  const person = {
    id: "0199e000-0000-7000-8000-000000000001",
    status: "waiting",
    day: "2026-11-24",
    service: { id: service.id, name: "Sewing lesson" },
    customer: { name: "Grace Hopper", email: "grace@example.com" },
    seats: 1,
    notes: "",
    offer: null,
    created_at: "2026-11-22T10:00:00Z",
  };
  fakeNetwork(home, calendar, sold, mine, shelf, faqs, [
    waitlist.list,
    () => json({ data: [person], pagination }),
  ]);
  const { router } = show();
  await open();
  type("hopper");
  fireEvent.click(await screen.findByRole("option", { name: /^Grace Hopper.*Sewing lesson · November 24/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/appointments/pending"));
  expect(router.state.location.hash).toBe(`#waiting-${person.id}`);
});

test("what could not be searched is said in one quiet line; the rest is found, and Retry finds it too", async () => {
  fakeNetwork(home, calendar, sold, nobody, mine);
  show();
  await open();
  type("sew");
  const line = await screen.findByText(/^Products and FAQ's could not be searched/);
  expect(options()).toEqual([expect.stringContaining("Sewing lesson")]);
  expect(notices.get()).toEqual([]);
  fakeNetwork(home, calendar, sold, nobody, mine, shelf, faqs);
  fireEvent.click(within(line).getByRole("button", { name: "Retry" }));
  await screen.findByRole("option", { name: /Found for sew/ });
  expect(screen.queryByText(/could not be searched/)).toBeNull();
});

test("nothing found is said once it is known, and help is offered", async () => {
  fakeNetwork(home, calendar, sold, nobody, mine, faqs, [
    catalog.search,
    () => json({ products: [], pagination }),
  ]);
  show();
  await open();
  type("zzqq");
  expect(screen.queryByText(/Nothing matches/)).toBeNull();
  expect(await screen.findAllByText("Nothing matches “zzqq”.")).toHaveLength(2);
  expect(options()).toEqual(["FAQ's ", "Contact Us "]);
  type("zzqqx");
  expect(screen.getAllByText("Nothing matches “zzqq”."), "until the next is known").toHaveLength(2);
  expect(await screen.findAllByText("Nothing matches “zzqqx”.")).toHaveLength(2);
});

test("several words can be asked of the assistant: last, or first where nothing else is found", async () => {
  fakeNetwork(home, calendar, sold, nobody, mine, faqs, [
    catalog.search,
    () => json({ products: [], pagination }),
  ]);
  show();
  await open();
  type("sewing");
  expect(options().join()).not.toContain("Ask");
  type("sewing lesson");
  const asks = { name: "Ask “sewing lesson”" };
  await screen.findByRole("option", { name: /^Sewing lesson 1 h/ });
  expect(options().at(-1)).toBe("Ask “sewing lesson” ");
  expect(within(screen.getByRole("group", { name: "Assistant" })).getByRole("option", asks)).toBeTruthy();
  type("zzqq  owes me");
  expect(options(), "Enter must not ask before it is known").toEqual([]);
  await screen.findAllByText("Nothing matches “zzqq owes me”.");
  expect(options()).toEqual(["Ask “zzqq owes me” ", "FAQ's ", "Contact Us "]);
  await press("Enter");
  await waitFor(() => expect(assistantOpen.get()).toBe(true));
  expect(wantedQuestion.get()).toBe("zzqq owes me");
  expect(screen.queryByRole("dialog")).toBeNull();
  act(closeAssistant);
  expect(localStorage.getItem("palette") ?? "", "what is asked is no recent choice").not.toContain("zzqq");
});

test("the assistant opens by its name", async () => {
  show();
  await open();
  type("assist");
  expect(active()).toBe("Assistant ");
  await press("Enter");
  await waitFor(() => expect(assistantOpen.get()).toBe(true));
  expect(wantedQuestion.get()).toBeUndefined();
  act(closeAssistant);
});
