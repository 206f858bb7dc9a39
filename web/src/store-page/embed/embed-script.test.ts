// The script that runs on other websites, as they get it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type Embed, embedPath } from "@solodesk/contract/catalog/storefront/embed.ts";
import { frameHeight } from "@solodesk/contract/catalog/storefront/frame-height.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const code = readFileSync(join(import.meta.dirname, "../../../public/embed.js"), "utf8");
const desk = "https://desk.example";
// oxlint-disable-next-line typescript/no-implied-eval -- as the browser runs it
const run = new Function(code);

const tag = (attributes: string, script = "/embed.js") =>
  `<script type="text/plain" src="${desk}${script}" ${attributes}></script>`;

function openWebsite(html: string): HTMLIFrameElement[] {
  document.body.innerHTML = html;
  run();
  return [...document.querySelectorAll("iframe")];
}

/** What the page in a frame says, or someone else who pretends to be it. */
function say(data: unknown, { frame, origin = desk }: { frame: HTMLIFrameElement; origin?: string }): void {
  dispatchEvent(new MessageEvent("message", { data, origin, source: frame.contentWindow }));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.head.querySelectorAll("script[data-store]").forEach((one) => one.remove());
  document.body.replaceChildren();
});

test("is small, and old browsers can read it", () => {
  expect(gzipSync(code).byteLength).toBeLessThanOrEqual(2048);
  expect(code).not.toMatch(/=>|`|\b(const|let|class|async|await)\b[^*\n]*[;{(]/);
});

test("a frame takes the place of the tag, lazy, named, and without a border", () => {
  const [frame] = openWebsite(
    `<p>Before</p>${tag('data-store="anna" data-title="Book at Anna"')}<p>After</p>`,
  );
  expect(frame?.src).toBe(`${desk}/embed/anna`);
  expect(frame?.title).toBe("Book at Anna");
  expect(frame?.getAttribute("loading")).toBe("lazy");
  expect(frame?.getAttribute("referrerpolicy")).toBe("strict-origin");
  expect([...document.body.children].map(({ localName }) => localName)).toEqual(["p", "div", "p"]);
  expect(document.querySelector("script")).toBeNull();
});

test.each<Embed>([
  { websiteUrl: "anna" },
  { websiteUrl: "anna", service: "0199a000-0000-7000-8000-000000000007" },
  { websiteUrl: "anna", theme: "auto", language: "pt-BR" },
  { websiteUrl: "a&b/../?x", service: '"><b>', theme: "dark" },
])("the address of the frame is the contract's: %o", (embed) => {
  const script = document.createElement("script");
  script.type = "text/plain";
  script.src = `${desk}/embed.js?v=1`;
  script.dataset["store"] = embed.websiteUrl;
  if (embed.service) script.dataset["service"] = embed.service;
  if (embed.theme) script.dataset["theme"] = embed.theme;
  if (embed.language) script.dataset["language"] = embed.language;
  document.body.append(script);
  run();
  expect(document.querySelector("iframe")?.src).toBe(new URL(embedPath(embed), desk).href);
});

test("each tag gets its own frame, each only once, and other scripts stay as they are", () => {
  const other = '<script type="text/plain" src="https://maps.example/embed.js"></script>';
  const frames = openWebsite(
    tag('data-store="anna"') + other + tag('data-store="ben"') + tag('data-store="anna"'),
  );
  run();
  run();
  expect(frames.map(({ src }) => src)).toEqual(["anna", "ben", "anna"].map((one) => `${desk}/embed/${one}`));
  expect(document.querySelectorAll("iframe")).toHaveLength(3);
  expect(document.querySelectorAll("script")).toHaveLength(1);
});

test("a tag in the head gets its frame at the end of the page", () => {
  document.head.insertAdjacentHTML("beforeend", tag('data-store="anna"'));
  openWebsite("<p>Welcome</p>");
  expect(document.head.querySelector("script[data-store]")).toBeNull();
  expect(document.body.lastElementChild?.querySelector("iframe")?.src).toBe(`${desk}/embed/anna`);
});

test("the frame is as high as its page, between the least and the most", () => {
  const [frame, other] = openWebsite(tag('data-store="anna"') + tag('data-store="ben"'));
  const heightAfter = (height: unknown) => {
    say({ solodesk: "size", height }, { frame: frame! });
    return frame?.style.height;
  };
  expect(heightAfter(640.2)).toBe("641px");
  expect(heightAfter(1)).toBe(`${frameHeight.min}px`);
  expect(heightAfter(1e9)).toBe(`${frameHeight.max}px`);
  expect(heightAfter(Number.POSITIVE_INFINITY)).toBe(`${frameHeight.max}px`);
  for (const nonsense of [Number.NaN, "12px; position: fixed", null, undefined, -5, {}])
    expect(heightAfter(nonsense), JSON.stringify(nonsense)).toBe(`${frameHeight.max}px`);
  expect(other?.style.height).toBe("420px");
});

test("only the page in the frame is listened to", () => {
  const [frame, other] = openWebsite(tag('data-store="anna"') + tag('data-store="ben"'));
  const hello = vi.spyOn(frame!.contentWindow!, "postMessage").mockImplementation(() => {});
  for (const data of [{ solodesk: "size", height: 900 }, { solodesk: "ready" }]) {
    for (const origin of ["https://evil.example", "http://desk.example", `${desk}.evil.example`, "null", ""])
      say(data, { frame: frame!, origin });
    dispatchEvent(new MessageEvent("message", { data, origin: desk, source: window }));
    dispatchEvent(new MessageEvent("message", { data, origin: desk }));
    say(data, { frame: other! });
  }
  for (const data of [null, undefined, "ready", 7, {}, { solodesk: "other" }]) say(data, { frame: frame! });
  other?.remove();
  dispatchEvent(new MessageEvent("message", { data: { solodesk: "ready" }, origin: desk }));
  expect(frame?.style.height).toBe("420px");
  expect(hello).not.toHaveBeenCalled();
  say({ solodesk: "ready" }, { frame: frame! });
  expect(hello.mock.calls).toEqual([[{ solodesk: "hello" }, desk]]);
});

test("a link to the store shows up if the frame stays silent", () => {
  const [frame] = openWebsite(tag('data-store="anna" data-title="Book at Anna"'));
  const link = document.querySelector("a")!;
  const isShown = () => link.style.display !== "none";
  expect([link.href, link.textContent, isShown()]).toEqual([`${desk}/store/anna`, "Book at Anna", false]);
  frame?.dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(4000);
  expect(isShown()).toBe(true);
  // It was only slow.
  say({ solodesk: "ready" }, { frame: frame! });
  expect(isShown()).toBe(false);
  frame?.dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(10_000);
  expect(isShown()).toBe(false);
});

test("the website scrolls to the top of a step only if that is above the screen", () => {
  const [frame] = openWebsite(tag('data-store="anna"'));
  const scroll = vi.spyOn(frame!, "scrollIntoView").mockImplementation(() => {});
  const place = vi.spyOn(frame!, "getBoundingClientRect");
  place.mockReturnValue({ top: 300 } as DOMRect);
  say({ solodesk: "top" }, { frame: frame! });
  expect(scroll).not.toHaveBeenCalled();
  place.mockReturnValue({ top: -300 } as DOMRect);
  say({ solodesk: "top" }, { frame: frame! });
  expect(scroll).toHaveBeenCalledTimes(1);
});

test("nothing of the website is read or stored", () => {
  document.cookie = "theirs=1";
  localStorage.setItem("theirs", "1");
  const cookies = vi.spyOn(Document.prototype, "cookie", "get");
  const storage = vi.spyOn(Storage.prototype, "getItem");
  openWebsite(tag('data-store="anna"'));
  expect(cookies).not.toHaveBeenCalled();
  expect(storage).not.toHaveBeenCalled();
  expect({ ...localStorage }).toEqual({ theirs: "1" });
});
