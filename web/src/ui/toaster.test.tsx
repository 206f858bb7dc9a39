import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { CallError } from "#kernel/call-error.ts";
import { notices, notifyOf } from "#kernel/notify.ts";
import { Toaster } from "./toaster.tsx";

beforeEach(() => notices.set([]));

test("a full plan is refused with a way to the plans, and other refusals are plain", async () => {
  const gone: string[] = [];
  render(<Toaster onGo={(path) => gone.push(path)} />);
  notifyOf(new CallError({ code: "out_of_stock", message: "There is not enough of it left.", status: 409 }));
  await screen.findByText("There is not enough of it left.");
  expect(screen.queryByRole("button", { name: "See plans" })).toBeNull();
  notifyOf(new CallError({ code: "plan_limit_reached", message: "Your plan holds 50.", status: 402 }));
  await screen.findByText("Your plan holds 50.");
  fireEvent.click(screen.getByRole("button", { name: "See plans" }));
  expect(gone).toEqual(["/pricing"]);
});

test("toasts stand beside an open drawer, and where they always do without one", async () => {
  const { container, unmount } = render(<div data-drawer="right" />);
  const drawer = container.firstElementChild;
  if (!drawer) throw new Error("There is a drawer.");
  drawer.getBoundingClientRect = () => ({ width: 424, bottom: 768 }) as DOMRect;
  render(<Toaster onGo={() => undefined} />);
  const rightOf = async (message: string) => {
    notifyOf(new CallError({ code: "internal", message, status: 500 }));
    await screen.findByText(message);
    return document.documentElement.style.getPropertyValue("--toasts-right");
  };
  expect(await rightOf("With a drawer")).toBe("440px");
  unmount();
  expect(await rightOf("Without one")).toBe("16px");
});
