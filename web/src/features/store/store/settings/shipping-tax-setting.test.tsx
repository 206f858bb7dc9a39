import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { store as stores } from "@solodesk/contract/store/store.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, fakeNetwork, refuses, type Seen } from "../../../../../test/fake-network.ts";
import { newcomer } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { storefrontOf } from "../../../../../test/storefront-of.ts";
import { ShippingTaxSetting } from "./shipping-tax-setting.tsx";

const { store } = storefrontOf();
const checkout = { shipping_flat: 450, free_shipping_over: null, tax_bps: 825 };
const home = answers(dashboard.get, { ...newcomer, store_info: { ...store, checkout } });
const saved = answers(stores.edit, { status: true, message: "", data: store });
const open = () => showScreen({ at: "/settings", screen: <ShippingTaxSetting /> });
const sent = (seen: Seen[]) =>
  seen.filter(({ endpoint }) => endpoint === stores.edit).map(({ body }) => body);
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const write = async (label: string, value: string) => {
  const control = await field(label);
  await act(async () => fireEvent.change(control, { target: { value } }));
  await act(async () => fireEvent.blur(control));
};
const [shipping, free, tax] = ["Shipping for each order (USD)", "Free shipping from (USD)", "Tax (%)"];

test("what is set is shown as people write it, and only what was changed is sent", async () => {
  const seen = fakeNetwork(home, saved);
  open();
  expect([(await field(shipping)).value, (await field(free)).value, (await field(tax)).value]).toEqual([
    "4.50",
    "",
    "8.25",
  ]);
  await write(shipping, "6");
  await write(free, "75,50");
  await write(tax, "19 %");
  await write(shipping, " 6.00 ");
  await waitFor(() => expect(sent(seen)).toHaveLength(3));
  expect(sent(seen)).toEqual([
    { checkout: { shipping_flat: 600 } },
    { checkout: { free_shipping_over: 7550 } },
    { checkout: { tax_bps: 1900 } },
  ]);
  expect((await field(shipping)).value).toBe("6.00");
  await write(free, "");
  await write(tax, "");
  await waitFor(() => expect(sent(seen)).toHaveLength(5));
  expect(sent(seen).slice(3)).toEqual([
    { checkout: { free_shipping_over: null } },
    { checkout: { tax_bps: 0 } },
  ]);
});

test("what is no amount is not sent, stays as it was written, and says what to write instead", async () => {
  const seen = fakeNetwork(home, saved);
  open();
  for (const [label, wrong, told] of [
    [shipping, "-1", "Use an amount such as 45.00."],
    [shipping, "1.005", "Use an amount such as 45.00."],
    [tax, "51", "Use at most 50%."],
    [tax, "a lot", "Use a percentage such as 8.25."],
  ] as const) {
    await write(label, wrong);
    const control = await field(label);
    expect(control.value).toBe(wrong);
    expect(control.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(told)).toBeDefined();
    await write(label, label === tax ? "8.25" : "4.50");
  }
  expect(sent(seen)).toEqual([]);
});

test("a refusal puts back what was", async () => {
  fakeNetwork(home, refuses(stores.edit, "internal"));
  open();
  await write(tax, "10");
  await waitFor(async () => expect((await field(tax)).value).toBe("8.25"));
});
