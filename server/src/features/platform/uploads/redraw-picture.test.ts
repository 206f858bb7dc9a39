import { expect, test } from "vitest";
import { redrawPicture } from "./redraw-picture.ts";

test("what is no picture is looked at in turns too", async () => {
  const nothing = Array.from({ length: 40 }, () => redrawPicture(Buffer.alloc(100_000, 0xa5)));
  const codes = (await Promise.allSettled(nothing)).map(
    (tried) => tried.status === "rejected" && tried.reason.code,
  );
  // Two are being inspected, thirty wait.
  expect(codes.filter((code) => code === "validation_failed")).toHaveLength(32);
  expect(codes.filter((code) => code === "unavailable")).toHaveLength(8);
});
