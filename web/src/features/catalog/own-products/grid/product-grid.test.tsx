import { type OwnProduct, ownProducts } from "@solodesk/contract/catalog/own-products.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork, refuses } from "../../../../../test/fake-network.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { OwnProductGrid } from "./product-grid.tsx";

const usd = (amount: number) => ({ amount, currency: "USD" });
const id = (n: number) => `01998e5c-0000-7000-8000-00000000000${n}`;
const mug: OwnProduct = {
  id: id(1),
  listing_id: id(2),
  slug: "mug",
  status: "active",
  name: "Mug",
  description: "",
  category: "",
  brand: "",
  pictures: [],
  sku: "MUG",
  barcode: "",
  price: usd(1500),
  compare_at: null,
  cost: usd(400),
  stock: 4,
  weight_grams: null,
  options: [],
  variants: [],
};
const small = {
  id: id(4),
  options: { Size: "S" },
  sku: "S-S",
  barcode: "",
  price: usd(700),
  compare_at: null,
  cost: null,
  stock: null,
  image_url: null,
};
const soap: OwnProduct = {
  ...mug,
  id: id(3),
  name: "Soap",
  sku: "",
  options: [{ name: "Size", values: ["S", "L"] }],
  variants: [small, { ...small, id: id(5), options: { Size: "L" }, sku: "S-L", price: usd(900) }],
};

const onClose = vi.fn<() => void>();
async function show(...routes: Parameters<typeof fakeNetwork>) {
  const seen = fakeNetwork(answers(ownProducts.getMany, { data: [mug, soap] }), ...routes);
  showScreen({ at: "/services", screen: <OwnProductGrid ids={[mug.id, soap.id]} onClose={onClose} /> });
  await screen.findByRole("table");
  return seen;
}
const cell = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const write = (name: string, value: string) => fireEvent.change(cell(name), { target: { value } });
const save = () => screen.getByRole("button", { name: /^(Save|No) / });
const bodies = (seen: Awaited<ReturnType<typeof show>>) =>
  seen.filter(({ endpoint }) => endpoint === ownProducts.editMany).map(({ body }) => body);
const done = { status: true, message: "" } as const;

test("Enter and the arrows move between the cells, and past those that a row doesn't have", async () => {
  await show();
  const price = cell("Price, Mug");
  price.focus();
  fireEvent.keyDown(price, { key: "Enter" });
  // The product with variants has no price of its own.
  expect(document.activeElement).toBe(cell("Price, Soap – S"));
  fireEvent.keyDown(cell("Price, Soap – S"), { key: "ArrowDown" });
  expect(document.activeElement).toBe(cell("Price, Soap – L"));
  fireEvent.keyDown(cell("Price, Soap – L"), { key: "Enter", shiftKey: true });
  expect(document.activeElement).toBe(cell("Price, Soap – S"));
  cell("Price, Soap – S").setSelectionRange(1, 1);
  fireEvent.keyDown(cell("Price, Soap – S"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(cell("Price, Soap – S"));
  cell("Price, Soap – S").setSelectionRange(4, 4);
  fireEvent.keyDown(cell("Price, Soap – S"), { key: "ArrowRight" });
  expect(document.activeElement).toBe(cell("Compare-at price, Soap – S"));
});

test("a pasted column fills the cells below, and everything is saved at once", async () => {
  const seen = await show(answers(ownProducts.editMany, done));
  expect(save()).toHaveProperty("disabled", true);
  const clipboardData = { getData: () => "16.00\t\t4,50\r\n\r\n8\r\n9.50\r\n" };
  fireEvent.paste(cell("Price, Mug"), { clipboardData });
  expect(cell("Price, Soap – L, changed").value).toBe("9.50");
  write("Stock, Soap – S", "12");
  write("Name, Mug", "Cup");
  write("Name, Mug, changed", "Mug");
  fireEvent.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const changes = [
    { id: mug.id, was: { price: usd(1500), cost: usd(400) }, set: { price: usd(1600), cost: usd(450) } },
    {
      id: soap.id,
      variant_id: id(4),
      was: { price: usd(700), stock: null },
      set: { price: usd(800), stock: 12 },
    },
    { id: soap.id, variant_id: id(5), was: { price: usd(900) }, set: { price: usd(950) } },
  ];
  expect(bodies(seen)).toEqual([{ changes }]);
  const toast = notices.get().at(-1);
  expect(toast?.title).toBe("5 changes saved");
  toast?.action?.onPress();
  await waitFor(() => expect(bodies(seen)).toHaveLength(2));
  expect(bodies(seen)[1]).toEqual({
    changes: changes.map(({ was, set, ...row }) => ({ ...row, was: set, set: was })),
  });
});

test("what is wrong is said at its cell, here and by the server", async () => {
  await show(
    refuses(ownProducts.editMany, "version_conflict", {
      "changes.0.set.stock": "This has changed since you loaded it.",
    }),
  );
  write("Price, Mug", "a lot");
  expect(cell("Price, Mug, changed").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Use an amount such as 45.00.")).toBeTruthy();
  expect(save()).toHaveProperty("disabled", true);
  write("Price, Mug, changed", "3");
  // A loss is shown and can be saved.
  expect(screen.getByText(/-33%/)).toBeTruthy();
  write("Stock, Mug", "");
  fireEvent.click(save());
  expect(await screen.findByText("This has changed since you loaded it.")).toBeTruthy();
  expect(cell("Stock, Mug, changed").getAttribute("aria-invalid")).toBe("true");
});
