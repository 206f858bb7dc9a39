import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { cart, clearCart } from "#features/selling/cart/cart-store.ts";
import { notices } from "#kernel/page/notify.ts";
import { startSession } from "#kernel/session/session.ts";
import { catalogueOf, json } from "../../../test/catalogue-of.ts";
import { answers, fakeNetwork } from "../../../test/fake-network.ts";
import { maya, newcomer, tokensOf } from "../../../test/people.ts";
import { showScreen } from "../../../test/screen.tsx";
import { serviceOf } from "../../../test/service-of.ts";
import { ServicesScreen } from "./services-screen.tsx";

const home = answers(dashboard.get, newcomer);
const open = (at: string) => showScreen({ at, screen: <ServicesScreen /> });
const shared = "/services?tab=shared";

const tick = async (name: string, shiftKey = false) =>
  fireEvent.click(await screen.findByRole("checkbox", { name: `Select ${name}` }), { shiftKey });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const bar = () => screen.getByRole("region", { name: "Selection" });
const search = (text: string) =>
  fireEvent.change(screen.getByRole("searchbox", { name: "Search products" }), { target: { value: text } });

beforeEach(() => {
  startSession({ user: maya, tokens: tokensOf("test") });
  clearCart();
  notices.set([]);
  // Rows have no height in jsdom; with one, only visible rows are drawn, as in a browser.
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
});

test("search waits for a pause, lands in the address, and asks once", async () => {
  const seen = fakeNetwork(home, ...catalogueOf(120));
  const { router } = open(shared);
  await screen.findByText("Product 1");
  for (const text of ["P", "Pr", "Product 12"]) search(text);
  await waitFor(() => expect(router.state.location.search).toContain("q=Product+12"));
  await screen.findByText("Product 120");
  expect(screen.queryByText("Product 1")).toBeNull();
  expect(seen.filter(({ endpoint }) => endpoint === catalog.search)).toHaveLength(1);
});

test("what is ticked stays ticked over another search, and is added in one go with the toast", async () => {
  const seen = fakeNetwork(home, ...catalogueOf(120));
  open(shared);
  await tick("Product 1");
  search("Product 77");
  await waitFor(() => expect(screen.queryByText("Product 1")).toBeNull());
  await tick("Product 77");
  expect(within(bar()).getByText("2 selected")).toBeTruthy();
  seen.length = 0;
  await press("Add to my catalogue");
  await waitFor(() => expect(screen.queryByRole("region", { name: "Selection" })).toBeNull());
  expect(notices.get()).toMatchObject([
    { title: "Success", description: "Selected products have been added to your catalog." },
  ]);
  expect(await screen.findByText("In your catalogue")).toBeTruthy();
  // Spec 4: the lists are fetched again.
  expect(seen.map(({ endpoint }) => endpoint)).toEqual([catalog.select, catalog.search]);
});

test("a row adds its product to the store in one press, and then says so", async () => {
  const seen = fakeNetwork(home, ...catalogueOf(5));
  open(shared);
  const row = (await screen.findByText("Product 2")).closest("li")!;
  await act(async () => fireEvent.click(within(row).getByRole("button", { name: "Add to my store" })));
  expect(await within(row).findByText("In your catalogue")).toBeTruthy();
  expect(within(row).queryByRole("button", { name: "Add to my store" })).toBeNull();
  expect(seen.filter(({ endpoint }) => endpoint === catalog.select)).toMatchObject([
    { body: { product_ids: [expect.any(String)] } },
  ]);
});

test("Shift ticks everything between; one press clears it all", async () => {
  fakeNetwork(home, ...catalogueOf(120));
  open(shared);
  await tick("Product 2");
  await tick("Product 6", true);
  expect(await within(bar()).findByText("5 selected")).toBeTruthy();
  await press("Clear selection");
  expect(screen.queryByRole("region", { name: "Selection" })).toBeNull();
});

test("a refusal keeps the selection", async () => {
  fakeNetwork(home, ...catalogueOf(5).filter(([endpoint]) => endpoint !== catalog.select));
  open(shared);
  await tick("Product 1");
  await press("Add to my catalogue");
  await waitFor(() => expect(notices.get()[0]?.title).toBe("Error"));
  expect(notices.get()[0]?.description).toBe("Failed to update selected products in your catalog.");
  expect(within(bar()).getByText("1 selected")).toBeTruthy();
});

test("Add to cart puts one in at its wholesale price at each press, and is closed when sold out", async () => {
  fakeNetwork(home, ...catalogueOf(5));
  open(shared);
  const row = (await screen.findByText("Product 2")).closest("li")!;
  const button = within(row).getByRole("button", { name: "Add to cart" });
  fireEvent.click(button);
  fireEvent.click(button);
  const price = { amount: 502, currency: "USD" };
  expect(cart.get()).toMatchObject([{ name: "Product 2", website_url: null, quantity: 2, price }]);
  const soldOut = screen.getByText("Product 3").closest("li")!;
  expect(within(soldOut).getByRole<HTMLButtonElement>("button", { name: "Add to cart" }).disabled).toBe(true);
});

test("nothing found says so and leads back to everything", async () => {
  fakeNetwork(home, ...catalogueOf(5));
  open(`${shared}&q=zzz`);
  expect(await screen.findByText(/Nothing matches “zzz”/)).toBeTruthy();
  await press("Clear search");
  expect(await screen.findByText("Product 1")).toBeTruthy();
});

test("a catalogue that cannot be fetched is said, with Retry", async () => {
  fakeNetwork(home);
  open(shared);
  const retry = await screen.findByRole("button", { name: "Retry" });
  fakeNetwork(home, ...catalogueOf(5));
  fireEvent.click(retry);
  expect(await screen.findByText("Product 1")).toBeTruthy();
});

test("an empty catalogue of one's own leads to the shared one and to a first service", async () => {
  fakeNetwork(home, ...catalogueOf(5));
  open("/services");
  const browse = await screen.findByRole("link", { name: "Browse the shared catalogue" });
  expect(browse.getAttribute("href")).toBe("/services?tab=shared");
  expect(screen.getByRole("link", { name: "Add a service" }).getAttribute("href")).toBe("/add-service");
});

test("a product is removed from one's catalogue at once, and Undo brings it back", async () => {
  const routes = catalogueOf(5);
  fakeNetwork(home, ...routes);
  open(shared);
  await tick("Product 4");
  await press("Add to my catalogue");
  fireEvent.mouseDown(screen.getByRole("tab", { name: "My catalogue" }));
  await screen.findByText("Product 4");
  notices.set([]);
  await press("Remove");
  expect(await screen.findByRole("link", { name: "Browse the shared catalogue" })).toBeTruthy();
  const [toast] = notices.get();
  expect(toast?.description).toBe("Selected products have been removed from your catalog.");
  await act(async () => toast?.action?.onPress());
  expect(await screen.findByText("Product 4")).toBeTruthy();
});

test("services of one's own stand with their length, place and price", async () => {
  const service = {
    id: "0199c000-0000-7000-8000-000000000001",
    name: "Lesson",
    description: "",
    price: { amount: 4500, currency: "USD" },
    duration_minutes: 90,
    payment: { due: "at_appointment" },
    buffer_before_minutes: 0,
    buffer_minutes: 0,
    notice_minutes: null,
    max_per_day: null,
    capacity: 1,
    location: "online" as const,
    image_url: null,
    active: true,
  };
  const pagination = { current_page: 1, page_size: 100, total: 0, total_pages: 0 };
  fakeNetwork(home, [catalog.listMine, () => json({ products: [], services: [service], pagination })]);
  open("/services");
  expect(await screen.findByText("Lesson")).toBeTruthy();
  expect(screen.getByText("1 h 30 min · Online")).toBeTruthy();
});

test.each([
  ["", true],
  ["?sort=name", false],
  ["?state=active", false],
  ["?q=les", false],
])("services of the list %j can be put in order: %s", async (query, isOffered) => {
  const two = ["Lesson", "Lesson for two"].map((name, nth) =>
    serviceOf({ id: `0199c000-0000-7000-8000-00000000000${nth}`, name }),
  );
  const pagination = { current_page: 1, page_size: 100, total: 0, total_pages: 0 };
  fakeNetwork(home, answers(catalog.listMine, { products: [], services: two, pagination }));
  open(`/services${query}`);
  expect(await screen.findByText("Lesson for two")).toBeTruthy();
  expect(screen.queryAllByRole("button", { name: "Change order" })).toHaveLength(isOffered ? 1 : 0);
});
