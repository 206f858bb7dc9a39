import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { json, listedOf, productOf } from "../../../../../test/catalogue-of.ts";
import { answers, fakeNetwork, refuses } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { MyCatalogue } from "../mine/my-catalogue.tsx";
import { SharedCatalogue } from "../shared-catalogue.tsx";

const pagination = { current_page: 1, page_size: 100, total: 1, total_pages: 1 };
const soap = productOf(1, { description: "Cut by hand.\nSmells of cedar." });
const categories = answers(catalog.listCategories, { data: [] });
const list = answers(catalog.list, { products: [soap], pagination });
const one = answers(catalog.get, soap);
const onAddToCart = vi.fn();

const open = (at: string) => showScreen({ at, screen: <SharedCatalogue onAddToCart={onAddToCart} /> });
const openMine = (at: string) =>
  showScreen({
    at,
    screen: (
      <MyCatalogue
        sharedPath="/services?tab=shared"
        addService={null}
        renderServices={() => null}
        after={null}
      />
    ),
  });
const press = (name: string, inside = within(document.body)) =>
  act(async () => fireEvent.click(await inside.findByRole("button", { name })));
const drawer = async () => within(await screen.findByRole("dialog", { name: soap.name }));
const facts = (inside: Awaited<ReturnType<typeof drawer>>) =>
  Object.fromEntries(
    inside.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

beforeEach(() => {
  notices.set([]);
  onAddToCart.mockReset();
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});

test("a product opens from its address with all there is to know, and goes without a trace", async () => {
  fakeNetwork(categories, list, one);
  const { router } = open(`/services?tab=shared&product=${soap.id}`);
  const inside = await drawer();
  expect(inside.getByText(/Cut by hand\./).textContent).toBe(soap.description);
  expect(facts(inside)).toEqual({
    Price: "$10.01",
    Wholesale: "$5.01",
    "You earn": "$5.0050%",
    Stock: "40",
    SKU: "SKU-1",
  });
  await press("Add to cart", inside);
  expect(onAddToCart).toHaveBeenCalledWith(soap);
  await press("Close", inside);
  await waitFor(() => expect(router.state.location.search).toBe("?tab=shared"));
  expect(screen.queryByRole("dialog")).toBeNull();
  // Back must not open it again.
  expect(router.state.historyAction).toBe("REPLACE");
});

test("it is added from there, and what is added can be removed", async () => {
  let selected = false;
  const seen = fakeNetwork(
    categories,
    list,
    [catalog.get, () => json({ ...soap, selected })],
    [
      catalog.select,
      () => {
        selected = true;
        return json({ success: true, message: "Added", product_ids: [soap.id] });
      },
    ],
  );
  open(`/services?tab=shared&product=${soap.id}`);
  const inside = await drawer();
  await press("Add to my catalogue", inside);
  expect(seen.find(({ endpoint }) => endpoint === catalog.select)?.body).toMatchObject({
    product_ids: [soap.id],
  });
  expect(await inside.findByRole("button", { name: "Remove from my catalogue" })).toBeTruthy();
});

test.each([
  ["not_found", "This product is no longer in the catalogue."],
  ["internal", "This product could not be loaded. Nothing was changed."],
] as const)("%s is said in its place, not in a corner", async (code, words) => {
  fakeNetwork(
    categories,
    answers(catalog.list, { products: [], pagination: { ...pagination, total: 0 } }),
    refuses(catalog.get, code),
  );
  open(`/services?tab=shared&product=${soap.id}`);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(notices.get()).toEqual([]);
});

test("what is one's own shows one's own terms, and the switch works there too", async () => {
  const mine = listedOf(1);
  const seen = fakeNetwork(
    answers(catalog.listMine, { products: [mine], services: [], pagination }),
    answers(catalog.listMyCategories, { data: [], changed: 0 }),
    answers(catalog.editListing, { status: true, message: "", data: { ...mine, active: false } }),
  );
  openMine(`/services?product=${mine.id}`);
  const inside = await drawer();
  expect(facts(inside)).toMatchObject({
    "Your price": "Your price $20.00",
    "You earn": "$14.9975%",
    "Recommended price": "$10.01",
  });
  await act(async () => fireEvent.click(inside.getByRole("switch", { name: "On your store page" })));
  expect(seen.find(({ endpoint }) => endpoint === catalog.editListing)?.body).toEqual({ active: false });
  // The list has already loaded the product, so the catalogue is not asked for it.
  expect(seen.some(({ endpoint }) => endpoint === catalog.get)).toBe(false);
});
