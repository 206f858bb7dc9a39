import { beforeEach, expect, it, vi } from "vitest";
import { wakeAtFirstSign } from "./wake-at-first-sign.ts";

const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => document.body.replaceChildren(document.createElement("button")));

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

it("wakes at once if something was pressed before its script came", () => {
  document.querySelector("button")!.dataset["waiting"] = "1";
  const wake = vi.fn<() => Promise<void>>().mockResolvedValue();
  wakeAtFirstSign(wake);
  expect(wake).toHaveBeenCalledTimes(1);
});

it("tries again when the connection dropped", async () => {
  const wake = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new TypeError("offline"))
    .mockResolvedValue();
  const rouse = wakeAtFirstSign(wake);
  document.querySelector("button")!.click();
  await settled();
  rouse();
  await settled();
  expect(wake).toHaveBeenCalledTimes(2);
});
