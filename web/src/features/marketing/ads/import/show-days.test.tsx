import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { showScreen } from "../../../../../test/screen.tsx";
import { ShowDays } from "./show-days.tsx";

const shown = { from: "2026-10-23", to: "2026-11-21" };
const open = (from: string, to: string) => {
  const onShow = vi.fn<() => void>();
  const { router } = showScreen({
    at: "/ads-analytics?period=7d&campaign=x&sort=-roas",
    screen: <ShowDays days={{ from, to }} shown={shown} onShow={onShow} />,
  });
  return { router, onShow };
};

test("days that the screen behind does not show are a press away, whatever it was narrowed to", async () => {
  const { router, onShow } = open("2021-04-01", "2021-04-30");
  expect(screen.getByText(/^None of these days/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show these days" }));
  await waitFor(() => expect(router.state.location.search).toBe("?sort=-roas&from=2021-04-01&to=2021-04-30"));
  expect(onShow).toHaveBeenCalledOnce();
});

test.each([
  ["2026-11-20", "2026-11-22"],
  ["2026-10-22", "2026-10-23"],
])("from %s to %s not all is shown", (from, to) => {
  open(from, to);
  expect(screen.getByText(/^Not all of these days/)).toBeTruthy();
});

test("nothing is offered where all is shown", () => {
  open(shown.from, shown.to);
  expect(screen.queryByRole("button")).toBeNull();
});
