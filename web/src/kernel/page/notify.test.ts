import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallError } from "../api/call-error.ts";
import { notices, notify, notifyOf } from "./notify.ts";

beforeEach(() => {
  vi.useFakeTimers();
  notices.set([]);
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const failed = { type: "error", title: "Error", description: "Failed to fetch orders" } as const;

test("equal toasts within 100 ms show once, later ones again", () => {
  notify(failed);
  notify({ ...failed });
  vi.advanceTimersByTime(99);
  notify(failed);
  expect(notices.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  notify(failed);
  expect(notices.get()).toHaveLength(2);
});

test("different toasts show side by side", () => {
  notify(failed);
  notify({ ...failed, description: "Failed to create store" });
  expect(notices.get()).toHaveLength(2);
});

test("a session that ended raises none", () => {
  notifyOf(new CallError({ code: "session_ended", message: "x", status: 401 }));
  expect(notices.get()).toHaveLength(0);
});
