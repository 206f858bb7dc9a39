import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { type OwnProduct, ownProducts } from "@solodesk/contract/catalog/own-products.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { newcomer } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { storefrontOf } from "../../../../test/storefront-of.ts";
import { AddProductScreen } from "./add-product-screen.tsx";
import { EditProductScreen } from "./edit-product-screen.tsx";

const id = (n: number) => `0199f000-0000-7000-8000-00000000000${n}`;
const usd = (amount: number) => ({ amount, currency: "USD" });
const picture = (n: number) => ({
  url: `/uploads/0199f000-0000-7000-8000-00000000000${n}/600x600.webp`,
  alt: `Picture of side ${n}`,
});

const soap: OwnProduct = {
  id: id(1),
  listing_id: id(2),
  slug: "lavender-soap",
  status: "active",
  name: "Lavender soap",
  description: "",
  category: "Soap",
  brand: "",
  pictures: [picture(1), picture(2), picture(3)],
  sku: "SOAP",
  barcode: "",
  price: usd(850),
  compare_at: null,
  cost: usd(330),
  stock: 12,
  weight_grams: 120,
  options: [],
  variants: [],
};
const variant = (n: number, Size: string, stock: number | null) => ({
  id: id(n),
  options: { Size },
  sku: `SOAP-${Size}`,
  price: usd(850),
  compare_at: null,
  cost: null,
  barcode: "",
  stock,
  image_url: null,
});
const sized: OwnProduct = {
  ...soap,
  options: [{ name: "Size", values: ["S", "M", "L"] }],
  variants: [variant(5, "S", 4), variant(6, "M", null), variant(7, "L", 9)],
};

const home = answers(dashboard.get, { ...newcomer, store_info: storefrontOf().store });
const categories = answers(catalog.listMyCategories, {
  data: [{ category: "Soap", products: 2 }],
  changed: 0,
});
const saved = (endpoint: typeof ownProducts.add | typeof ownProducts.edit) =>
  answers(endpoint, { status: true, message: "", data: soap });
const got = (product: OwnProduct) => answers(ownProducts.get, { data: product });

const add = () => showScreen({ at: "/add-product", screen: <AddProductScreen /> });
const edit = () =>
  showScreen({ at: `/products/${soap.id}`, path: "/products/:id", screen: <EditProductScreen /> });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const write = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = (name: string, inside = within(document.body)) =>
  act(async () => fireEvent.click(inside.getByRole("button", { name })));
const option = (name: string) => within(screen.getByRole("group", { name }));
const row = (name: string) => within(screen.getByRole("group", { name }));
const rowNames = () =>
  within(screen.getByRole("list", { name: "Variants" }))
    .getAllByRole("group")
    .map((one) => one.getAttribute("aria-label"));
const enter = (input: HTMLElement, value: string) => {
  fireEvent.change(input, { target: { value } });
  fireEvent.keyDown(input, { key: "Enter" });
};
async function addOption(nth: number, name: string, values: string) {
  await press(nth === 1 ? "Add options" : "Add another option");
  fireEvent.change(option(`Option ${nth}`).getByLabelText("Option name"), { target: { value: name } });
  enter(option(name).getByLabelText("Values"), values);
}
const sent = (
  seen: ReturnType<typeof fakeNetwork>,
  endpoint: typeof ownProducts.add | typeof ownProducts.edit,
) => seen.find((one) => one.endpoint === endpoint)?.body;

beforeEach(() => {
  notices.set([]);
  sessionStorage.clear();
});

test("adds a product without variants and shows what the seller earns", async () => {
  const seen = fakeNetwork(home, categories, saved(ownProducts.add));
  const { router } = add();
  await write("Name", "  Lavender soap ");
  await write("Price", "8,50");
  await write("Compare-at price", "10");
  await write("Cost", "3.30");
  expect(screen.getByText("You earn $5.20 on each (61%), before fees.")).toBeTruthy();
  await write("Stock", "12");
  await write("Category", "Soap");
  await write("Weight (grams)", "120");
  await press("Add product");
  await waitFor(() => expect(router.state.location.pathname).toBe("/services"));
  expect(sent(seen, ownProducts.add)).toEqual({
    status: "active",
    name: "Lavender soap",
    description: "",
    category: "Soap",
    brand: "",
    pictures: [],
    sku: "",
    barcode: "",
    price: usd(850),
    compare_at: usd(1000),
    cost: usd(330),
    stock: 12,
    weight_grams: 120,
    options: [],
    variants: [],
  });
  expect(notices.get()).toMatchObject([{ type: "success", title: "Product added" }]);
});

test("shows a loss but accepts it", async () => {
  const seen = fakeNetwork(home, categories, saved(ownProducts.add));
  add();
  await write("Name", "Soap");
  await write("Price", "2");
  await write("Cost", "3");
  expect(screen.getByText("You lose $1.00 on each.")).toBeTruthy();
  await press("Add product");
  await waitFor(() => expect(sent(seen, ownProducts.add)).toMatchObject({ cost: usd(300) }));
});

test.each([
  ["Name", " ", "Enter a name for the product."],
  ["Price", "", "Use an amount such as 45.00."],
  ["Compare-at price", "8.50", "Enter more than the price."],
  ["Cost", "a lot", "Use an amount such as 45.00."],
  ["Stock", "2.5", "Use a whole number."],
  ["Stock", "-1", "Use a whole number."],
  ["Weight (grams)", "heavy", "Use whole grams."],
])("%s %j is refused before anything is sent: %s", async (label, value, words) => {
  const seen = fakeNetwork(home, categories);
  add();
  await write("Name", "Soap");
  await write("Price", "8.50");
  await write(label, value);
  await press("Add product");
  expect(await screen.findByText(words)).toBeTruthy();
  expect((await field(label)).getAttribute("aria-invalid")).toBe("true");
  expect(sent(seen, ownProducts.add)).toBeUndefined();
});

test("Save and add another starts an empty form with the focus in the first field", async () => {
  const seen = fakeNetwork(home, categories, saved(ownProducts.add));
  const { router } = add();
  await write("Name", "Rose soap");
  await write("Price", "8.50");
  await press("Save and add another");
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe(""));
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  expect(router.state.location.pathname).toBe("/add-product");
  expect(sent(seen, ownProducts.add)).toMatchObject({ name: "Rose soap" });
});

test("options make variants at once, which start with the product's price", async () => {
  const seen = fakeNetwork(home, categories, saved(ownProducts.add));
  add();
  await write("Name", "Soap");
  await write("Price", "8.50");
  await addOption(1, "Size", "100 g, 250 g");
  await addOption(2, "Scent", "Lavender, Rose");
  expect(rowNames()).toEqual(["100 g / Lavender", "100 g / Rose", "250 g / Lavender", "250 g / Rose"]);
  fireEvent.change(row("250 g / Rose").getByLabelText("Price"), { target: { value: "17" } });
  fireEvent.change(row("250 g / Rose").getByLabelText("Stock"), { target: { value: "5" } });
  await press("Don't sell 100 g / Rose", row("100 g / Rose"));
  expect(rowNames()).not.toContain("100 g / Rose");
  await press("Add product");
  await waitFor(() => expect(sent(seen, ownProducts.add)).toBeDefined());
  const { variants, options, price } = sent(seen, ownProducts.add) as Record<string, unknown>;
  expect(price).toBeUndefined();
  expect(options).toEqual([
    { name: "Size", values: ["100 g", "250 g"] },
    { name: "Scent", values: ["Lavender", "Rose"] },
  ]);
  expect(variants).toMatchObject([
    { options: { Size: "100 g", Scent: "Lavender" }, price: usd(850), stock: null },
    { options: { Size: "250 g", Scent: "Lavender" }, price: usd(850), stock: null },
    { options: { Size: "250 g", Scent: "Rose" }, price: usd(1700), stock: 5 },
  ]);
});

test("a price and a stock are set for all at once; a row that was taken out comes back as it was", async () => {
  fakeNetwork(home, categories);
  add();
  await write("Price", "8.50");
  await addOption(1, "Size", "S, M");
  await press("Don't sell S", row("S"));
  const all = within(screen.getByRole("group", { name: "Set for all variants" }));
  fireEvent.change(all.getByLabelText("Price for all (USD)"), { target: { value: "9" } });
  fireEvent.change(all.getByLabelText("Stock for all"), { target: { value: "20" } });
  await press("Apply to all", all);
  await press("Sell again: S");
  const valuesOf = (name: string) =>
    ["Price", "Stock"].map((label) => row(name).getByLabelText<HTMLInputElement>(label).value);
  expect([valuesOf("S"), valuesOf("M")]).toEqual([
    ["8.50", ""],
    ["9", "20"],
  ]);
});

test("warns before a value would make more than 100 combinations", async () => {
  fakeNetwork(home, categories);
  add();
  await field("Name");
  const tens = Array.from({ length: 10 }, (_, nth) => `v${nth}`).join(",");
  await addOption(1, "One", tens);
  await addOption(2, "Two", tens);
  expect(
    option("Two").getByText(/makes 110 combinations, but a product can have at most 100 variants/),
  ).toBeTruthy();
  enter(option("Two").getByLabelText("Values"), "v10");
  expect(screen.getByText(/Your options make 110 combinations/)).toBeTruthy();
  expect(screen.getByRole("list", { name: "Variants" }).children).toHaveLength(100);
});

test("what the server refuses stands on its row, although rows above it are taken out", async () => {
  fakeNetwork(
    got(sized),
    categories,
    refuses(ownProducts.edit, "validation_failed", {
      "variants.1.sku": "Another variant has this SKU.",
      "variants.0.barcode": "Use fewer digits.",
      "pictures.0.url": "This picture is gone.",
      "options.0.values.1": "Another name, please.",
    }),
  );
  edit();
  await field("Name");
  await press("Don't sell S", row("S"));
  await press("Save");
  expect(await row("L").findByText("Another variant has this SKU.")).toBeTruthy();
  expect(row("L").getByLabelText("SKU").getAttribute("aria-invalid")).toBe("true");
  // The field is behind "More", which opens.
  expect(row("M").getByText("Use fewer digits.")).toBeTruthy();
  expect(screen.getByText("This picture is gone.")).toBeTruthy();
  expect(option("Size").getByText("Another name, please.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true"));
});

test("a page address is changed, and that it is taken stands on its field", async () => {
  const taken = "Another page has or had this address. soap-2 is free.";
  const seen = fakeNetwork(
    home,
    got(soap),
    categories,
    refuses(ownProducts.edit, "validation_failed", { slug: taken }),
  );
  edit();
  const address = await field("Page address");
  expect(address.value).toBe("lavender-soap");
  await write("Page address", "Soap");
  await press("Save");
  expect(await screen.findByText(/Use only lowercase letters/)).toBeTruthy();
  expect(sent(seen, ownProducts.edit)).toBeUndefined();
  await write("Page address", "soap");
  await press("Save");
  await screen.findByText(taken);
  expect(sent(seen, ownProducts.edit)).toMatchObject({ slug: "soap" });
  await waitFor(() => expect(document.activeElement).toBe(address));
  expect(address.getAttribute("aria-describedby")).toContain("error");
});

test("the stock of a product is sent only if it was changed", async () => {
  const seen = fakeNetwork(got(soap), categories, saved(ownProducts.edit));
  const { unmount } = edit();
  await write("Name", "Lavender bar");
  await press("Save");
  await waitFor(() => expect(sent(seen, ownProducts.edit)).toMatchObject({ name: "Lavender bar" }));
  expect(sent(seen, ownProducts.edit)).not.toHaveProperty("stock");
  unmount();
  const again = fakeNetwork(got(soap), categories, saved(ownProducts.edit));
  edit();
  await write("Stock", "11");
  await press("Save");
  await waitFor(() => expect(sent(again, ownProducts.edit)).toMatchObject({ stock: 11 }));
});

test("the stock of a variant is sent only if it was changed, and ids stay through a new name", async () => {
  const seen = fakeNetwork(got(sized), categories, saved(ownProducts.edit));
  edit();
  fireEvent.change(await screen.findByDisplayValue("9"), { target: { value: "" } });
  fireEvent.pointerDown(option("Size").getByRole("button", { name: "M" }), { button: 0, ctrlKey: false });
  await act(async () => fireEvent.click(await screen.findByRole("menuitem", { name: "Rename" })));
  enter(await field("New name of M"), "Medium");
  enter(option("Size").getByLabelText("Values"), "XL");
  await press("Save");
  await waitFor(() => expect(sent(seen, ownProducts.edit)).toBeDefined());
  const { variants } = sent(seen, ownProducts.edit) as { variants: Record<string, unknown>[] };
  expect(variants.map((one) => [one["id"], one["options"], one["stock"]])).toEqual([
    [id(5), { Size: "S" }, undefined],
    [id(6), { Size: "Medium" }, undefined],
    [id(7), { Size: "L" }, null],
    [undefined, { Size: "XL" }, 0],
  ]);
});

const order = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Alt text of picture/).map(({ value }) => value.slice(-1));

test("pictures are put in order by the keyboard, and the focus follows", async () => {
  const seen = fakeNetwork(got(soap), categories, saved(ownProducts.edit));
  edit();
  const up = await screen.findByRole("button", { name: "Move picture 3 up" });
  up.focus();
  await act(async () => fireEvent.click(up));
  expect(order()).toEqual(["1", "3", "2"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move picture 2 up" }));
  await press("Move picture 2 up");
  expect(order()).toEqual(["3", "1", "2"]);
  // At the end the pressed direction is closed, so the other one has the focus.
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move picture 1 down" }));
  expect(screen.getByText("The picture is number 1 of 3 now.")).toBeTruthy();
  await press("Save");
  await waitFor(() =>
    expect(sent(seen, ownProducts.edit)).toMatchObject({ pictures: [picture(3), picture(1), picture(2)] }),
  );
});

test("a removed picture comes back in its place", async () => {
  fakeNetwork(got(soap), categories);
  edit();
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: "Remove picture 2" })));
  expect(order()).toEqual(["1", "3"]);
  const [toast] = notices.get();
  expect(toast?.title).toBe("Picture removed");
  await act(async () => toast?.action?.onPress());
  expect(order()).toEqual(["1", "2", "3"]);
});

test("deleting asks, says what follows, and leads to the catalogue", async () => {
  const seen = fakeNetwork(got(soap), categories, answers(ownProducts.remove, { status: true, message: "" }));
  const { router } = edit();
  await field("Name");
  await press("Delete");
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Lavender soap?" }));
  expect(dialog.getByText(/Past orders still show it/)).toBeTruthy();
  expect(seen.some(({ endpoint }) => endpoint === ownProducts.remove)).toBe(false);
  await press("Delete product", dialog);
  await waitFor(() => expect(router.state.location.pathname).toBe("/services"));
});

test("a copy opens in its own editor", async () => {
  fakeNetwork(
    got(soap),
    categories,
    answers(ownProducts.duplicate, { status: true, message: "", data: { ...soap, id: id(9) } }),
  );
  const { router } = edit();
  await field("Name");
  await press("Duplicate");
  await waitFor(() => expect(router.state.location.pathname).toBe(`/products/${id(9)}`));
});

test("a product that is not there says so; without a store the store comes first", async () => {
  fakeNetwork(refuses(ownProducts.get, "not_found"), categories);
  const { unmount } = edit();
  expect(await screen.findByText(/not in your catalogue/)).toBeTruthy();
  expect(notices.get()).toEqual([]);
  unmount();
  fakeNetwork(answers(dashboard.get, newcomer));
  add();
  const link = await screen.findByRole("link", { name: "Create your store" });
  expect(link.getAttribute("href")).toBe("/add-store-detail");
});
