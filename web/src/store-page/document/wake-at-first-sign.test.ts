import { beforeEach, describe, expect, it, vi } from "vitest";
import { wakeAtFirstSign } from "./wake-at-first-sign.ts";

const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  const button = document.createElement("button");
  document.body.replaceChildren(button, document.createElement("p"));
});
const button = () => document.querySelector("button")!;

describe("a page asleep", () => {
  it("wakes once, at the first sign of life", async () => {
    const wake = vi.fn<() => Promise<void>>().mockResolvedValue();
    wakeAtFirstSign(wake);
    expect(wake).not.toHaveBeenCalled();
    document.dispatchEvent(new Event("pointermove"));
    document.dispatchEvent(new Event("keydown"));
    await settled();
    document.dispatchEvent(new Event("scroll"));
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it("loses no press made before it could answer", async () => {
    const answered = vi.fn<() => void>();
    let ready = () => {};
    wakeAtFirstSign(() => new Promise((done) => (ready = done)));
    button().click();
    button().click();
    document.querySelector("p")!.click();
    expect(button().dataset["waiting"]).toBe("");
    button().addEventListener("click", answered);
    ready();
    await settled();
    expect(answered).toHaveBeenCalledTimes(2);
    expect(button().dataset["waiting"]).toBeUndefined();
    button().click();
    expect(answered).toHaveBeenCalledTimes(3);
  });

  it("holds a link that opens a dialog too, and leaves all others, and new tabs, to the browser", async () => {
    const link = (html: string) => {
      document.body.insertAdjacentHTML("beforeend", html);
      return document.body.lastElementChild as HTMLElement;
    };
    const [opens, leads] = [link('<a href="#1" aria-haspopup="dialog">1</a>'), link('<a href="#2">2</a>')];
    const press = (target: HTMLElement, keys = {}) =>
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
    let ready = () => {};
    wakeAtFirstSign(() => new Promise((done) => (ready = done)));
    // A press that is held back does not follow its link.
    expect([press(opens), press(leads), press(opens, { ctrlKey: true })]).toEqual([false, true, true]);
    const answered = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    opens.addEventListener("click", answered);
    ready();
    await settled();
    expect(answered).toHaveBeenCalledTimes(1);
  });

  it("tries again when the connection dropped, with the presses it holds", async () => {
    const answered = vi.fn<() => void>();
    const wake = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new TypeError("offline"))
      .mockResolvedValue();
    const rouse = wakeAtFirstSign(wake);
    button().click();
    await settled();
    button().addEventListener("click", answered);
    rouse();
    await settled();
    expect(wake).toHaveBeenCalledTimes(2);
    expect(answered).toHaveBeenCalledTimes(1);
  });
});
