import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { figuresOf } from "../../../../../test/ads-of.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { Funnel } from "./funnel.tsx";

const opened = { id: undefined, addressOf: () => "", open: () => undefined, close: () => undefined };
const shown = (counts: Parameters<typeof figuresOf>[0]) => {
  showScreen({ at: "/ads-analytics", screen: <Funnel figures={figuresOf(counts)} opened={opened} /> });
  return within(screen.getByRole("list"))
    .getAllByRole("listitem")
    .map((step) => [
      step.textContent?.replace(/,.*/, ""),
      step.querySelector<HTMLElement>("[style]")?.style.width,
    ]);
};

test("one visitor who buys and books does not turn it upside down", () => {
  expect(shown({ visits: 1, orders: 1, bookings: 2 })).toEqual([
    ["Visits1", "100%"],
    ["Carts0 per 100 visits0", "0%"],
    ["Orders100 per 100 visits1", "100%"],
    // More bookings than visits: no rate is shown.
    ["Bookings2", "100%"],
  ]);
});

test("without visits nothing is divided", () => {
  expect(shown({ bookings: 2 }).map(([, width]) => width)).toEqual(["0%", "0%", "0%", "100%"]);
});
