import type { ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import type { Money } from "@solodesk/contract/kernel/money.ts";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { listedOf } from "../../../../../test/catalogue-of.ts";
import { ListPrice } from "./list-price.tsx";

const usd = (amount: number) => ({ amount, currency: "USD" });
const wiring = { tabIndex: 0, "aria-describedby": "" };
const onChange = vi.fn<(price: Money) => void>();
const show = (changes: Partial<ListedProduct>) =>
  render(<ListPrice product={{ ...listedOf(1), ...changes }} wiring={wiring} onChange={onChange} />);

test("a price below wholesale is refused in the form, which says the least that it takes", async () => {
  show({ wholesale_price: usd(890) });
  fireEvent.click(screen.getByRole("button", { name: /Your price/ }));
  const field = await screen.findByLabelText("Your price", { selector: "input" });
  fireEvent.change(field, { target: { value: "8.89" } });
  expect(screen.getByText(/You can't sell it for/).textContent).toBe(
    "You buy it for $8.90. You can't sell it for less.",
  );
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getByText("This is below the wholesale price. Enter at least 8.90.")).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: "8.90" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(onChange).toHaveBeenCalledWith(usd(890));
});

test("a listing that a new wholesale price has overtaken says so", () => {
  show({ list_price: usd(889), wholesale_price: usd(890), price: usd(880) });
  expect(screen.getByText("Below wholesale")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /Your price/ }));
  // The recommended price is too low as well.
  expect(screen.queryByRole("button", { name: /^Use/ })).toBeNull();
});
