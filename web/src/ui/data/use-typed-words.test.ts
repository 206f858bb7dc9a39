import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useTypedWords } from "./use-typed-words.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(words = "") {
  const written: string[] = [];
  const { result, rerender } = renderHook(
    (address: string) => useTypedWords(address, (to) => written.push(to)),
    { initialProps: words },
  );
  return {
    written,
    typed: () => result.current.typed,
    type: (text: string) => act(() => result.current.type(text)),
    forget: () => act(() => result.current.forget()),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    /** Renders again with this address. */
    address: (to: string) => rerender(to),
  };
}

test("the box runs ahead of the address, which gets the last words after a pause, without spaces around them", () => {
  const words = open("cup");
  expect(words.typed()).toBe("cup");
  words.type("cups");
  words.pass(150);
  words.type("cups ");
  words.pass(150);
  expect([words.typed(), words.written]).toEqual(["cups ", []]);
  words.pass(50);
  expect(words.written).toEqual(["cups"]);
  // The trailing space stays in the box: the user may type another word.
  words.address("cups");
  expect(words.typed()).toBe("cups ");
});

test("an address that changed from elsewhere stands in the box", () => {
  const words = open();
  words.type("cup");
  words.pass(200);
  words.address("cup");
  words.address("kettle");
  expect(words.typed()).toBe("kettle");
});

test("what is typed before the address shows the last pause's words stays in the box", () => {
  const words = open();
  words.type("cu");
  words.pass(200);
  words.type("cup");
  words.address("cu");
  expect(words.typed()).toBe("cup");
  words.pass(200);
  words.type("cups");
  words.address("cup");
  expect(words.typed()).toBe("cups");
  words.pass(200);
  expect(words.written).toEqual(["cu", "cup", "cups"]);
});

test("Back to the words that were typed over shows them again", () => {
  const words = open("cup");
  words.type("cups");
  words.pass(200);
  words.address("cups");
  words.address("cup");
  expect(words.typed()).toBe("cup");
});

test("Back shows a word that was written and taken back before the address showed it", () => {
  const words = open("cup");
  words.type("cups");
  words.pass(200);
  words.type("cup");
  words.pass(200);
  words.address("cup");
  words.address("cups");
  expect(words.typed()).toBe("cups");
});

test("what is forgotten is neither in the box nor, later, in the address", () => {
  const words = open("cup");
  words.type("cups");
  words.forget();
  expect(words.typed()).toBe("");
  words.pass(200);
  expect(words.written).toEqual([""]);
});
