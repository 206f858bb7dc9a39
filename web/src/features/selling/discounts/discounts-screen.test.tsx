import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { paginate } from "@solodesk/contract/kernel/page.ts";
import { type Discount, discounts } from "@solodesk/contract/selling/discounts.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { listedOf } from "../../../../test/catalogue-of.ts";
import { answers, fakeNetwork, refuses } from "../../../../test/fake-network.ts";
import { newcomer } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { storefrontOf } from "../../../../test/storefront-of.ts";
import { DiscountsScreen } from "./discounts-screen.tsx";

const usd = (amount: number) => ({ amount, currency: "USD" });
const spring: Discount = {
  id: "01998e5c-0000-7000-8000-000000000001",
  code: "SPRING20",
  title: "",
  off: { kind: "percent", value: 20 },
  applies_to: "all",
  named: [],
  minimum: usd(3000),
  starts_at: "2026-03-01T05:00:00Z",
  ends_at: "2026-04-01T04:00:00Z",
  limit: 50,
  per_customer: 1,
  first_order: true,
  stackable: false,
  active: true,
  state: "active",
  uses: 12,
  orders: 11,
  revenue: usd(52_800),
  given_away: usd(13_200),
};
const sale: Discount = {
  ...spring,
  id: "01998e5c-0000-7000-8000-000000000002",
  code: null,
  title: "Autumn sale",
  off: { kind: "amount", value: usd(500) },
  applies_to: { product_ids: ["01998e5c-0000-7000-8000-0000000000aa"] },
  named: [{ id: "01998e5c-0000-7000-8000-0000000000aa", name: "Soap" }],
  minimum: null,
  starts_at: null,
  ends_at: null,
  limit: null,
  per_customer: null,
  first_order: false,
  active: false,
  state: "off",
  uses: 1,
};
const done = { status: true, message: "" } as const;

const show = (...routes: Parameters<typeof fakeNetwork>) => {
  const seen = fakeNetwork(
    ...routes,
    answers(dashboard.get, { ...newcomer, store_info: storefrontOf().store }),
  );
  showScreen({ at: "/discounts", screen: <DiscountsScreen /> });
  return seen;
};
type Seen = ReturnType<typeof fakeNetwork>;
const sent = (seen: Seen, endpoint: object) =>
  seen.filter((one) => one.endpoint === endpoint).map(({ body }) => body);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole("button", { name }));
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const type = (form: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(form.getByLabelText(label), { target: { value } });

test("says what each takes off, when and for whom, and what it brought", async () => {
  show(answers(discounts.list, { data: [spring, sale] }));
  const [first, second] = await screen.findAllByRole("listitem");
  expect(first?.textContent).toMatch(/SPRING20.*Active.*20% off everything/);
  expect(first?.textContent).toContain(
    "March 1, 2026 to March 31, 2026 · 12 of 50 used · minimum $30.00 · once per customer · first orders only",
  );
  expect(first?.textContent).toMatch(/Orders11Revenue\$528\.00Given away\$132\.00/);
  expect(second?.textContent).toMatch(/Autumn sale.*Off.*Automatic.*\$5\.00 off 1 product.*1 use/);
});

test("adds a code for certain products between two days of the store", async () => {
  const soap = listedOf(1);
  const seen = show(
    answers(discounts.list, { data: [spring] }),
    answers(catalog.listMine, { products: [soap], services: [], pagination: paginate(1, 100, 1) }),
    answers(discounts.add, { ...done, data: spring }),
  );
  await press("Add discount");
  const form = await dialog("Add a discount");
  const submit = () => fireEvent.click(form.getByRole("button", { name: "Add discount" }));
  submit();
  expect(await form.findByText("Enter a code.")).toBeTruthy();
  expect(form.getByText("Use a whole number from 1 to 100.")).toBeTruthy();
  type(form, "Code", "soap10");
  type(form, "Percent", "10 %");
  type(form, "Applies to", "products");
  submit();
  expect(await form.findByText("Pick at least one.")).toBeTruthy();
  fireEvent.click(await form.findByRole("checkbox", { name: soap.name }));
  type(form, "First day", "2026-07-01");
  type(form, "Last day", "2026-07-31");
  type(form, "Total uses", "100");
  submit();
  await waitFor(() => expect(sent(seen, discounts.add)).toHaveLength(1));
  expect(sent(seen, discounts.add)[0]).toMatchObject({
    code: "soap10",
    off: { kind: "percent", value: 10 },
    applies_to: { product_ids: [soap.id] },
    starts_at: "2026-07-01T04:00:00.000Z",
    ends_at: "2026-08-01T04:00:00.000Z",
    limit: 100,
    per_customer: null,
    active: true,
  });
});

test("a code that is taken is refused at its field", async () => {
  const seen = show(
    answers(discounts.list, { data: [spring] }),
    refuses(discounts.edit, "validation_failed", {
      code: "You already have a discount with this code. Enter another one.",
    }),
  );
  await press("Edit SPRING20");
  const form = await dialog("Edit discount");
  expect(form.getByLabelText<HTMLInputElement>("First day").value).toBe("2026-03-01");
  expect(form.getByLabelText<HTMLInputElement>("Last day").value).toBe("2026-03-31");
  type(form, "Code", "SUMMER");
  fireEvent.click(form.getByRole("button", { name: "Save" }));
  expect(
    await form.findByText("You already have a discount with this code. Enter another one."),
  ).toBeTruthy();
  expect(sent(seen, discounts.edit)).toMatchObject([
    { code: "SUMMER", minimum: usd(3000), first_order: true },
  ]);
});

test("an automatic one is limited to no customers, whatever was entered before", async () => {
  const seen = show(
    answers(discounts.list, { data: [spring] }),
    answers(discounts.edit, { ...done, data: sale }),
  );
  await press("Edit SPRING20");
  const form = await dialog("Edit discount");
  expect(form.getByLabelText(/^Uses per customer/)).toBeTruthy();
  fireEvent.click(form.getByRole("radio", { name: "Automatically" }));
  expect(form.queryByLabelText(/^Uses per customer/)).toBeNull();
  expect(form.queryByRole("checkbox", { name: /haven't bought/ })).toBeNull();
  fireEvent.change(form.getByLabelText("Name"), { target: { value: "Spring sale" } });
  fireEvent.click(form.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(sent(seen, discounts.edit)).toMatchObject([
      { code: null, title: "Spring sale", per_customer: null, first_order: false },
    ]),
  );
});

test("is turned off at once, and deleted only when asked for twice", async () => {
  const seen = show(
    answers(discounts.list, { data: [spring] }),
    answers(discounts.edit, { ...done, data: { ...spring, active: false } }),
    answers(discounts.remove, done),
  );
  await press("Turn off SPRING20");
  await waitFor(() =>
    expect(sent(seen, discounts.edit)).toMatchObject([{ code: "SPRING20", active: false }]),
  );
  await press("Delete SPRING20");
  expect(sent(seen, discounts.remove)).toEqual([]);
  fireEvent.click((await dialog("Delete SPRING20?")).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(sent(seen, discounts.remove)).toHaveLength(1));
});

test("the products it is for come first with their names, on whatever page they are, and more are found by searching", async () => {
  const [one, two, far, gone] = [listedOf(1), listedOf(2), listedOf(3), listedOf(4)];
  const forThese = {
    ...sale,
    off: { kind: "free_shipping" as const },
    applies_to: { product_ids: [two.id, far.id, gone.id] },
    named: [two, far, { ...gone, name: null }].map(({ id, name }) => ({ id, name })),
  };
  show(
    answers(discounts.list, { data: [forThese] }),
    answers(catalog.listMine, { products: [one, two], services: [], pagination: paginate(1, 2, 3) }),
  );
  expect(await screen.findByText("Free shipping for 3 products")).toBeTruthy();
  await press("Edit Autumn sale");
  const form = await dialog("Edit discount");
  await form.findByRole("checkbox", { name: one.name });
  const boxes = within(form.getByRole("group", { name: "Products" })).getAllByRole("checkbox");
  expect(boxes.slice(0, 3)).toEqual(
    [two.name, far.name, "No longer in your catalogue"].map((name) =>
      form.getByRole("checkbox", { name, checked: true }),
    ),
  );
  expect(form.getByText("Search to see more.")).toBeTruthy();
  expect(form.getByRole("status").textContent).toBe("3 picked");
});

test("without products there is nothing to pick", async () => {
  show(
    answers(discounts.list, { data: [spring] }),
    answers(catalog.listMine, { products: [], services: [], pagination: paginate(1, 100, 0) }),
  );
  await press("Edit SPRING20");
  const form = await dialog("Edit discount");
  type(form, "Applies to", "products");
  expect(await form.findByText("You have no products yet.")).toBeTruthy();
});

test("what cannot be loaded can be asked for again; an empty list says what a discount is for", async () => {
  show(refuses(discounts.list, "internal"));
  expect(await screen.findByText("Your discounts could not be loaded.")).toBeTruthy();
});

test("an empty list says what discounts are for", async () => {
  show(answers(discounts.list, { data: [] }));
  expect(await screen.findByText(/^Give your regulars a code/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Add discount" })).toBeTruthy();
});
