import { catalog, type ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import { ownProducts } from "@solodesk/contract/catalog/own-products.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#kernel/api/query-client.ts";
import { json, listedOf } from "../../../../../test/catalogue-of.ts";
import { fakeNetwork, type Seen } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { serviceOf } from "../../../../../test/service-of.ts";
import { MyCatalogue } from "./my-catalogue.tsx";

const lesson = serviceOf({ name: "Sewing lesson", duration_minutes: 60, buffer_minutes: 0 });
const answer = (products: ListedProduct[], services: Service[] = []) =>
  json({
    products,
    services,
    pagination: { current_page: 1, page_size: 100, total: products.length, total_pages: 1 },
  });
const categories = ["Soap", "Wool"].map((category) => ({ category, products: 1 }));
const withCategories: [typeof catalog.listMyCategories, () => Response] = [
  catalog.listMyCategories,
  () => json({ data: categories, changed: 0 }),
];
const network = (reply: (seen: Seen) => Response | Promise<Response>) =>
  fakeNetwork([catalog.listMine, reply], withCategories);
const wishes = (seen: Seen[]) =>
  seen
    .filter(({ endpoint }) => endpoint === catalog.listMine)
    .map(({ url }) => url.search.replace(/^\?page=1&page_size=100&?/, ""));

const open = (at = "/services") =>
  showScreen({
    at,
    screen: (
      <MyCatalogue
        sharedPath="/services?tab=shared"
        addService={null}
        renderServices={(services) => <p>{`${services.length} services`}</p>}
        after={<p>Archived</p>}
      />
    ),
  });
const change = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });
const choose = async (label: string, value: string) => {
  const select = await screen.findByLabelText(label);
  await act(async () => change(select, value));
};
const search = async (value: string) => {
  const box = await screen.findByRole("searchbox");
  await act(async () => change(box, value));
};

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
});

test("only what is wished for is asked for, and it stands in the address", async () => {
  const seen = network(() => answer([listedOf(1)], [lesson]));
  const { router } = open();
  await screen.findByText("1 services");
  await screen.findByLabelText("Category");
  // Two changes at the same time: neither is lost.
  await act(async () => {
    change(screen.getByLabelText("Category"), "Wool");
    change(screen.getByLabelText("Shown"), "inactive");
  });
  await choose("Sort", "newest");
  await waitFor(() => expect(wishes(seen).at(-1)).toBe("category=Wool&state=inactive&sort=newest"));
  expect(wishes(seen)[0]).toBe("");
  expect(router.state.location.search).toBe("?category=Wool&state=inactive&sort=newest");
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>("Sort").value).toBe("default"));
});

test("an address that asks for nonsense asks for nothing", async () => {
  const seen = network(() => answer([listedOf(1)]));
  open("/services?sort=cheapest&state=gone");
  await screen.findByText("Product 1");
  expect(wishes(seen)).toEqual([""]);
});

test("an answer to an earlier wish that comes late is dropped, for services too", async () => {
  const late: Record<string, (response: Response) => void> = {};
  network(({ url }) => {
    const q = url.searchParams.get("q");
    if (q === null) return answer([listedOf(1)], [lesson]);
    return new Promise((reply) => Object.assign(late, { [q]: reply }));
  });
  open();
  await screen.findByText("Product 1");
  await search("s");
  await waitFor(() => expect(late["s"]).toBeDefined());
  await search("soap");
  await waitFor(() => expect(late["soap"]).toBeDefined());
  await act(async () => late["soap"]?.(answer([listedOf(2)])));
  await screen.findByText("Product 2");
  expect(screen.queryByText("1 services")).toBeNull();
  await act(async () => late["s"]?.(answer([listedOf(3)], [lesson])));
  expect(screen.queryByText("Product 3")).toBeNull();
  expect(screen.queryByText("1 services")).toBeNull();
});

test("nothing found says so and leads back to everything, which is never called empty meanwhile", async () => {
  let whole: ((response: Response) => void) | undefined;
  network(({ url }) =>
    url.searchParams.has("q")
      ? answer([])
      : new Promise((reply) => {
          whole = reply;
        }),
  );
  open("/services?q=zzz&category=Wool&sort=price");
  await screen.findByText("Nothing in your catalogue matches “zzz”.");
  expect(screen.queryByText("Archived")).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Clear filters" })));
  await waitFor(() => expect(whole).toBeDefined());
  expect(screen.queryByText(/What you sell shows up here/)).toBeNull();
  await act(async () => whole?.(answer([listedOf(1)])));
  expect(await screen.findByText("Product 1")).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>("Sort").value).toBe("price");
  expect(screen.getByText("Archived")).toBeTruthy();
});

test("a wish that fails keeps the filters, so that another can be tried", async () => {
  network(({ url }) =>
    url.searchParams.has("sort") ? new Response("", { status: 500 }) : answer([listedOf(1)]),
  );
  open();
  await screen.findByText("Product 1");
  await choose("Sort", "name");
  await screen.findByRole("button", { name: "Retry" });
  await choose("Sort", "default");
  expect(await screen.findByText("Product 1")).toBeTruthy();
});

const soap: ListedProduct = {
  ...listedOf(1),
  name: "Lavender soap",
  source: "own",
  has_variants: true,
  list_price: { amount: 850, currency: "USD" },
  cost: { amount: 330, currency: "USD" },
};
const rowOf = async (name: string) => within((await screen.findByText(name)).closest("li")!);

test("own products have a mark, their lowest price and the margin on it; picks keep theirs", async () => {
  network(() => answer([soap, listedOf(2)]));
  open();
  const own = await rowOf("Lavender soap");
  expect(own.getByText("Own")).toBeTruthy();
  expect(own.getByText(/^from/).textContent).toBe("from $8.50");
  expect(own.getByText("61%")).toBeTruthy();
  // Each variant has its own price, so there is none to change here.
  expect(own.queryByTitle("Change your price")).toBeNull();
  const pick = await rowOf("Product 2");
  expect(pick.queryByText("Own")).toBeNull();
  expect(pick.getByTitle("Change your price")).toBeTruthy();
});

test("an own product is edited in its editor, and deleted after a question", async () => {
  const seen = fakeNetwork([catalog.listMine, () => answer([soap])], withCategories, [
    ownProducts.remove,
    () => json({ status: true, message: "" }),
  ]);
  const { router } = open();
  const own = await rowOf("Lavender soap");
  expect(own.queryByRole("button", { name: "Remove" })).toBeNull();
  await act(async () => fireEvent.click(own.getByRole("button", { name: "Delete" })));
  const yes = await screen.findByRole("button", { name: "Delete product" });
  await act(async () => fireEvent.click(yes));
  await waitFor(() => expect(seen.some(({ endpoint }) => endpoint === ownProducts.remove)).toBe(true));
  await act(async () => fireEvent.click(own.getByRole("button", { name: "Edit" })));
  expect(router.state.location.pathname).toBe(`/products/${soap.id}`);
});

test("removing what is ticked leaves own products alone", async () => {
  const seen = fakeNetwork([catalog.listMine, () => answer([soap, listedOf(2)])], withCategories, [
    catalog.unselect,
    () => json({ success: true, message: "Removed", product_ids: [listedOf(2).id] }),
  ]);
  open();
  for (const name of ["Lavender soap", "Product 2"])
    fireEvent.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
  const bar = within(screen.getByRole("region", { name: "Selection" }));
  expect(bar.getByText("Your own products are not removed.")).toBeTruthy();
  await act(async () => fireEvent.click(bar.getByRole("button", { name: "Remove" })));
  await waitFor(() =>
    expect(seen.find(({ endpoint }) => endpoint === catalog.unselect)?.body).toEqual({
      product_ids: [listedOf(2).id],
    }),
  );
});
