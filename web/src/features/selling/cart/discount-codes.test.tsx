import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { addCode, codes, forgetCodes } from "./codes.ts";
import { DiscountCodes } from "./discount-codes.tsx";

const type = (value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: "Discount code or gift card" }), {
    target: { value },
  });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const shown = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

test("takes codes once each whatever their case, says what is wrong with one, and lets it go", () => {
  const onSubmit = vi.fn<(event: React.FormEvent) => void>();
  const message = "There is no such discount code.";
  const spring = {
    code: "Spring20",
    title: "Spring20",
    kind: "percent" as const,
    amount: { amount: 400, currency: "USD" },
    website_url: "soaps",
    lines: [0],
  };
  render(
    <form onSubmit={onSubmit}>
      <DiscountCodes
        busy={false}
        preview={{
          code_problems: [{ code: "code_unknown", typed: "NOPE", message }],
          discounts: [spring],
          gift_cards: [],
        }}
      />
    </form>,
  );
  press("Add a discount code or gift card");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Discount code or gift card" }));
  type("spring20");
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" });
  type(" SPRING20 ");
  press("Apply");
  expect(screen.getByRole("status").textContent).toBe("Discount code applied");
  type("nope");
  press("Apply");
  expect(screen.getByRole("status").textContent).toBe("");
  expect(onSubmit).not.toHaveBeenCalled();
  expect(shown()).toEqual(["SPRING20", `nope${message}`]);
  expect(screen.getByRole("alert").textContent).toBe(message);
  press("Remove nope");
  expect(screen.getByRole("status").textContent).toBe("Code removed");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Discount code or gift card" }));
  expect(codes.get()).toEqual(["SPRING20"]);
  expect(JSON.parse(localStorage.getItem("discount_codes") ?? "")).toEqual(["SPRING20"]);
  forgetCodes();
  expect(localStorage.getItem("discount_codes")).toBeNull();
});

test("the oldest makes room for a sixth code, which isn't asked for any more", () => {
  render(<DiscountCodes busy={false} preview={undefined} />);
  press("Add a discount code or gift card");
  for (const code of ["one", "two", "three", "four", "five"]) {
    type(code);
    press("Apply");
  }
  expect(shown()).toHaveLength(5);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(document.activeElement).toBe(screen.getByText("A cart can have at most 5 codes."));
  press("Remove two");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Discount code or gift card" }));
  forgetCodes();
});

test("the focus of the last button that removes a code goes to the one that adds one", () => {
  addCode("spring20");
  render(<DiscountCodes busy={false} preview={undefined} />);
  press("Remove spring20");
  expect(document.activeElement).toBe(
    screen.getByRole("button", { name: "Add a discount code or gift card" }),
  );
});
