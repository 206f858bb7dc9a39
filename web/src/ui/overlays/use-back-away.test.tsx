import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useBackAway } from "./use-back-away.ts";

/** Told of by an overlay. */
const away = vi.fn();
/** What the router hears of the history. */
const heard = vi.fn();

beforeEach(() => {
  history.pushState({ idx: 1 }, "", "/first");
  history.pushState({ idx: 2 }, "", "/second");
  addEventListener("popstate", heard);
});
afterEach(() => {
  removeEventListener("popstate", heard);
  vi.clearAllMocks();
});

function Overlay({ open }: { open: boolean }) {
  useBackAway(open, away);
  return null;
}

/**
 * The browser steps back some time after it is told to: several timers later. A single timer could be due before those
 * when the machine is busy, so each of these waits for the one before.
 */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 25; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2));
  });
const at = () => [location.pathname, history.state.overlay === true];

test("Back closes it, and the router hears nothing", async () => {
  render(<Overlay open />);
  expect(at()).toEqual(["/second", true]);
  history.back();
  await settle();
  expect(away).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled();
  expect(at()).toEqual(["/second", false]);
});

test("opened again at once, it keeps its own entry", async () => {
  const { rerender } = render(<Overlay open />);
  rerender(<Overlay open={false} />);
  rerender(<Overlay open />);
  await settle();
  expect(at()).toEqual(["/second", true]);
  expect(away).not.toHaveBeenCalled();
  history.back();
  await settle();
  expect(away).toHaveBeenCalledOnce();
  expect(at()).toEqual(["/second", false]);
});

test("opened and closed again at once, it leaves nothing behind", async () => {
  const { rerender } = render(<Overlay open />);
  for (const open of [false, true, false, true, false]) rerender(<Overlay open={open} />);
  await settle();
  expect(at()).toEqual(["/second", false]);
  expect(heard).not.toHaveBeenCalled();
});

test("two that close together take their entries with them", async () => {
  const { rerender } = render([<Overlay key="outer" open />, <Overlay key="inner" open />]);
  rerender([<Overlay key="outer" open={false} />, <Overlay key="inner" open={false} />]);
  await settle();
  expect(at()).toEqual(["/second", false]);
  history.back();
  await settle();
  expect(at()).toEqual(["/first", false]);
  expect(heard).toHaveBeenCalledOnce();
});

test("of two, the inner one closes alone, by itself or by Back", async () => {
  const inner = vi.fn();
  const Both = ({ isInner }: { isInner: boolean }) => {
    useBackAway(true, away);
    useBackAway(isInner, inner);
    return null;
  };
  const { rerender } = render(<Both isInner />);
  rerender(<Both isInner={false} />);
  await settle();
  expect([away.mock.calls.length, ...at()]).toEqual([0, "/second", true]);
  rerender(<Both isInner />);
  history.back();
  await settle();
  expect([away.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
});

test("a step back that never comes is not waited for without end", async () => {
  const { rerender } = render(<Overlay open />);
  const back = vi.spyOn(history, "back").mockImplementation(() => undefined);
  rerender(<Overlay open={false} />);
  back.mockRestore();
  rerender(<Overlay open />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 1100)));
  history.back();
  await settle();
  expect(away).toHaveBeenCalledOnce();
});

test("the router hears of a step back that comes together with the one that removes the entry", async () => {
  const { rerender } = render(<Overlay open />);
  // Two steps at once are one event in a browser.
  const back = vi.spyOn(history, "back").mockImplementation(() => history.go(-2));
  rerender(<Overlay open={false} />);
  back.mockRestore();
  await settle();
  expect(at()).toEqual(["/first", false]);
  expect(heard).toHaveBeenCalledOnce();
});
