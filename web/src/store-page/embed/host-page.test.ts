import { frameHeight } from "@solodesk/contract/catalog/storefront/frame-height.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openHost } from "./host-page.ts";

const website = "https://salon.example";
const { parent } = window;
let said: [message: unknown, origin: string][];
let grow: () => void;
let height: number;
let opened: AbortController;

/** Stands in for the window around the frame. */
const host = { postMessage: (message: unknown, origin: string) => void said.push([message, origin]) };

beforeEach(() => {
  said = [];
  height = 500;
  Object.defineProperty(window, "parent", { value: host, configurable: true });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(changed: () => void) {
        grow = changed;
      }
      observe = () => undefined;
    },
  );
  opened = new AbortController();
  const { signal } = opened;
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => add(type, listener, { signal }),
  );
});
afterEach(() => {
  opened.abort();
  Object.defineProperty(window, "parent", { value: parent, configurable: true });
  document.documentElement.style.overflowY = "";
});

function open() {
  const content = document.createElement("div");
  content.getBoundingClientRect = () => ({ height }) as DOMRect;
  return openHost(content);
}

/** jsdom takes only real windows as a source. */
function hear(
  data: unknown,
  { source = host, origin = website }: { source?: unknown; origin?: string } = {},
) {
  const event = new MessageEvent("message", { data, origin });
  Object.defineProperty(event, "source", { value: source });
  dispatchEvent(event);
}
const hello = { solodesk: "hello" };

test("nothing but that the page is here is said before the website's script has answered", () => {
  const page = open();
  grow();
  page.beginStep("when");
  expect(said).toEqual([[{ solodesk: "ready" }, "*"]]);
});

test("then the website alone learns how high the page is, at each change", () => {
  open();
  hear(hello);
  height = 640.2;
  grow();
  expect(said.slice(1)).toEqual([
    [{ solodesk: "size", height: 500 }, website],
    [{ solodesk: "size", height: 641 }, website],
  ]);
});

test("only the window around the frame is listened to", () => {
  open();
  for (const source of [window, {}, null]) hear(hello, { source });
  for (const data of [null, "hello", {}, { solodesk: "size", height: 1 }]) hear(data);
  grow();
  expect(said).toHaveLength(1);
});

test("a website without an origin, such as a file, gets the height too", () => {
  open();
  hear(hello, { origin: "null" });
  expect(said.at(-1)).toEqual([{ solodesk: "size", height: 500 }, "*"]);
});

test("the page scrolls on its own only if it is higher than a frame may be, or if no frame follows it", () => {
  open();
  grow();
  const bars = () => document.documentElement.style.overflowY;
  expect(bars()).toBe("");
  hear(hello);
  expect(bars()).toBe("hidden");
  height = frameHeight.max + 1;
  grow();
  expect(bars()).toBe("");
});

test("a step shows its top only after the visitor has pressed something", () => {
  const activation = { hasBeenActive: false };
  vi.stubGlobal("navigator", { userActivation: activation });
  const page = open();
  hear(hello);
  page.beginStep("when");
  expect(said).toHaveLength(2);
  activation.hasBeenActive = true;
  page.beginStep("when");
  expect(said).toHaveLength(2);
  page.beginStep("who");
  page.beginStep("who");
  expect(said.slice(2)).toEqual([[{ solodesk: "top" }, website]]);
});

test("opened on its own, it says nothing", () => {
  Object.defineProperty(window, "parent", { value: window, configurable: true });
  const post = vi.spyOn(window, "postMessage");
  open().beginStep("when");
  expect(post).not.toHaveBeenCalled();
});
