import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { type Service, services } from "@solodesk/contract/catalog/services.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, fakeNetwork, refuses, type Seen } from "../../../../../test/fake-network.ts";
import { newcomer } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { storefrontOf } from "../../../../../test/storefront-of.ts";
import { AddServiceScreen } from "../add-service-screen.tsx";
import { EditServiceScreen } from "../edit-service-screen.tsx";

const usd = (amount: number) => ({ amount, currency: "USD" });
const home = answers(dashboard.get, { ...newcomer, store_info: storefrontOf().store });
const lesson: Service = {
  ...storefrontOf().services[0]!,
  meeting: { kind: "none" },
  questions: [],
  position: 0,
  packs: [{ visits: 10, unit_price: usd(4000), months: 6 }],
};
const saved = answers(services.add, { status: true, message: "", data: lesson });

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const write = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const pack = (nth: number) => within(screen.getByRole("group", { name: `Pack ${nth}` }));
const writeIn = (nth: number, label: string, value: string) =>
  fireEvent.change(pack(nth).getByLabelText(label), { target: { value } });
const bodyOf = (seen: Seen[], endpoint: object) => seen.find((one) => one.endpoint === endpoint)?.body;

async function add(...routes: Parameters<typeof fakeNetwork>) {
  const seen = fakeNetwork(home, ...routes);
  showScreen({ at: "/add-service", screen: <AddServiceScreen /> });
  await write("Name", "Haircut");
  return seen;
}

test("a pack is added at 80 % of the price, with what it costs and saves, and sent", async () => {
  const seen = await add(saved);
  expect(screen.queryByText("Packs")).toBeNull();
  await write("Price", "49.99");
  await press("Add a pack");
  expect(pack(1).getByLabelText<HTMLInputElement>("Price per visit").value).toBe("39.99");
  expect(pack(1).getByText("$199.95 in all, 20% less than single visits")).toBeDefined();
  await press("Add a pack");
  writeIn(2, "Price per visit", "49.99");
  expect(await pack(2).findByText("$499.90 in all")).toBeDefined();
  await act(async () => fireEvent.click(pack(1).getByRole("button", { name: "Remove" })));
  writeIn(1, "Valid for (months)", "24");
  await press("Add service");
  await waitFor(() =>
    expect(bodyOf(seen, services.add)).toMatchObject({
      packs: [{ visits: 10, unit_price: usd(4999), months: 24 }],
    }),
  );
});

test.each([
  ["Visits", "1", "Use at least 2."],
  ["Visits", "", "Use a whole number."],
  ["Valid for (months)", "37", "Use at most 36."],
  ["Price per visit", "abc", "Use an amount such as 45.00."],
  ["Price per visit", "0", "Enter a price above zero."],
  ["Price per visit", "45.01", "A visit in a pack can't cost more than a single one."],
])("%s %j of a pack is refused before anything is sent: %s", async (label, value, message) => {
  const seen = await add(saved);
  await write("Price", "45");
  await press("Add a pack");
  writeIn(1, label, value);
  await press("Add service");
  expect(await pack(1).findByText(message)).toBeDefined();
  expect(pack(1).getByLabelText(label).getAttribute("aria-invalid")).toBe("true");
  expect(bodyOf(seen, services.add)).toBeUndefined();
});

test("two packs of the same number of visits are refused, and there are at most five", async () => {
  await add(saved);
  await write("Price", "45");
  for (let nth = 1; nth <= 5; nth += 1) await press("Add a pack");
  expect(screen.queryByRole("button", { name: "Add a pack" })).toBeNull();
  writeIn(4, "Visits", "5");
  await press("Add service");
  expect(await pack(4).findByText("Another pack has the same number of visits.")).toBeDefined();
});

test("a service that became free is sent without the packs it had", async () => {
  const seen = await add(saved);
  await write("Price", "45");
  await press("Add a pack");
  writeIn(1, "Visits", "");
  await write("Price", "0");
  await waitFor(() => expect(screen.queryByText("Packs")).toBeNull());
  await press("Add service");
  await waitFor(() => expect(bodyOf(seen, services.add)).toMatchObject({ packs: [] }));
});

test("a service opens with its packs, and what the server refuses is at its field", async () => {
  const pagination = { current_page: 1, page_size: 100, total: 0, total_pages: 0 };
  fakeNetwork(
    home,
    answers(catalog.listMine, { products: [], services: [lesson], pagination }),
    refuses(services.edit, "validation_failed", { "packs.0.visits": "No packs here." }),
  );
  showScreen({ at: `/services/${lesson.id}`, path: "/services/:id", screen: <EditServiceScreen /> });
  await screen.findByRole("group", { name: "Pack 1" });
  expect(
    ["Visits", "Price per visit", "Valid for (months)"].map(
      (label) => pack(1).getByLabelText<HTMLInputElement>(label).value,
    ),
  ).toEqual(["10", "40.00", "6"]);
  await press("Save");
  expect(await pack(1).findByText("No packs here.")).toBeDefined();
});
