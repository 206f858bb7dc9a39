import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallError } from "#kernel/api/call-error.ts";
import { notices, notify, notifyOf } from "#kernel/page/notify.ts";
import { closeSession, dropSession, startSession } from "#kernel/session/session.ts";
import { maya, tokensOf } from "../../../test/people.ts";
import { Toaster } from "./toaster.tsx";

beforeEach(() => notices.set([]));
afterEach(() => vi.unstubAllGlobals());

test("a full plan is refused with a way to the plans, and other refusals are plain", async () => {
  const gone: string[] = [];
  render(<Toaster onGo={(path) => gone.push(path)} />);
  notifyOf(new CallError({ code: "out_of_stock", message: "There aren't that many left.", status: 409 }));
  await screen.findByText("There aren't that many left.");
  expect(screen.queryByRole("button", { name: "See plans" })).toBeNull();
  notifyOf(new CallError({ code: "plan_limit_reached", message: "Your plan holds 50.", status: 402 }));
  await screen.findByText("Your plan holds 50.");
  fireEvent.click(screen.getByRole("button", { name: "See plans" }));
  expect(gone).toEqual(["/pricing"]);
});

test("toasts stand beside an open drawer, and where they always do without one", async () => {
  const { container, unmount } = render(<div data-drawer="end" />);
  const drawer = container.firstElementChild;
  if (!drawer) throw new Error("There is a drawer.");
  drawer.getBoundingClientRect = () => ({ width: 424, bottom: 768 }) as DOMRect;
  render(<Toaster onGo={() => undefined} />);
  const rightOf = async (message: string) => {
    notifyOf(new CallError({ code: "internal", message, status: 500 }));
    await screen.findByText(message);
    return document.documentElement.style.getPropertyValue("--toasts-end");
  };
  expect(await rightOf("With a drawer")).toBe("440px");
  unmount();
  expect(await rightOf("Without one")).toBe("16px");
});

test("they step aside for a drawer that opens after them, also while it still slides in", async () => {
  render(<Toaster onGo={() => undefined} />);
  notify({ type: "success", title: "Appointment confirmed" });
  await screen.findByText("Appointment confirmed");
  expect(document.documentElement.style.getPropertyValue("--toasts-end")).toBe("16px");
  const { container } = render(<div data-drawer="end" tabIndex={-1} />);
  const drawer = container.firstElementChild as HTMLElement;
  // Outside the screen, as at the start of the slide.
  drawer.getBoundingClientRect = () =>
    ({ left: 1024, right: 1448, width: 424, top: 0, bottom: 768 }) as DOMRect;
  fireEvent.focusIn(drawer);
  expect(document.documentElement.style.getPropertyValue("--toasts-end")).toBe("440px");
});

test.each([
  ["the tabs, where rows of buttons fill the rest", "tabs", "168px"],
  ["a drawer's head and its contact", "drawer", "248px"],
])("on a phone they leave %s free", async (_, what, top) => {
  vi.stubGlobal("innerWidth", 390);
  vi.stubGlobal("innerHeight", 844);
  const box = (y: number, height: number) =>
    ({ left: 16, right: 374, width: 358, top: y, bottom: y + height }) as DOMRect;
  const at = (y: number, height: number) => (one: HTMLElement | null) => {
    if (one) one.getBoundingClientRect = () => box(y, height);
  };
  const page = (
    <main>
      <h1 ref={at(64, 40)}>Pending</h1>
      <nav ref={at(112, 48)} aria-label="By status">
        <a href="#all" data-state="active" ref={at(112, 48)}>
          All
        </a>
      </nav>
      <button type="button" ref={at(168, 600)}>
        Row
      </button>
    </main>
  );
  const drawer = (
    <div data-drawer="bottom" ref={at(48, 796)}>
      <header ref={at(48, 120)}>Lesson</header>
      <a href="tel:1" ref={at(200, 40)}>
        Call
      </a>
      <button type="button" ref={at(760, 44)}>
        Confirm
      </button>
    </div>
  );
  render(what === "tabs" ? page : drawer);
  render(<Toaster onGo={() => undefined} />);
  notify({ type: "success", title: `Clear of ${what}` });
  await screen.findByText(`Clear of ${what}`);
  expect(document.documentElement.style.getPropertyValue("--toasts-top")).toBe(top);
});

test("toasts leave the page's buttons free, and make way for one that comes below them with the focus", async () => {
  render(
    <main>
      <button type="button">Add</button>
    </main>,
  );
  const button = screen.getByRole("button", { name: "Add" });
  const boxOf = (top: number) => ({ left: 900, right: 980, width: 80, top, bottom: top + 40 }) as DOMRect;
  const place = () => document.documentElement.style.getPropertyValue("--toasts-top");
  button.getBoundingClientRect = () => boxOf(80);
  render(<Toaster onGo={() => undefined} />);
  notify({ type: "success", title: "Spend saved" });
  const toast = (await screen.findByText("Spend saved")).closest("li");
  if (!toast) throw new Error("A toast is an item of their list.");
  expect(place()).toBe("128px");
  toast.getBoundingClientRect = () => ({ left: 652, right: 1008, top: 128, bottom: 200 }) as DOMRect;
  // The page was scrolled.
  button.getBoundingClientRect = () => boxOf(150);
  fireEvent.focusIn(button);
  expect(place()).toBe("198px");
  button.getBoundingClientRect = () => boxOf(600);
  fireEvent.focusIn(button);
  expect(place(), "it stays where it is in nobody's way").toBe("198px");
});

test.each([
  ["logs out", closeSession],
  ["ends elsewhere", dropSession],
])(
  "what was told somebody goes when their session %s, and what comes with signing in stays",
  async (_, end) => {
    render(<Toaster onGo={() => undefined} />);
    notify({ type: "success", title: "Login successful" });
    await screen.findByText("Login successful");
    act(() => startSession({ user: maya, tokens: tokensOf("toasts") }));
    notify({ type: "default", title: "Account security", description: "You have new recovery codes" });
    await screen.findByText("Account security");
    expect(screen.getByText("Login successful")).toBeTruthy();
    act(end);
    // Long before the toast would expire.
    const soon = { timeout: 2000 };
    await waitFor(() => expect(screen.queryByText("Account security")).toBeNull(), soon);
    notify({ type: "error", title: "Afterwards" });
    await screen.findByText("Afterwards");
  },
);
