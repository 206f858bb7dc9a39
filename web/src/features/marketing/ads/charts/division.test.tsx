import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { figuresOf, usd } from "../../../../../test/ads-of.ts";
import { Division } from "./division.tsx";

test("a cost per click is divided for all to see only where all that was spent is in it", () => {
  const clicked = figuresOf({ spend: 2000, clicks: 30 });
  const said = (of: typeof clicked) =>
    render(<Division figure="cpc" of={of} />).container.textContent?.replaceAll(/\s/g, " ");
  expect(said(clicked)).toBe("$20.00 ÷ 30 clicks = $0.67");
  // With the spend on a flyer, which has no clicks, added.
  expect(said({ ...clicked, spend: usd(42_000) })).toBe("");
});
