import { expect, test } from "vitest";
import { ourReasons, reasonInWords } from "./our-reasons.ts";

test("what people wrote stays as they wrote it, and our own reasons are messages", () => {
  const reasons = [...Object.values(ourReasons), "The {colour} was wrong.", ""];
  expect(reasons.map(reasonInWords)).toEqual(reasons);
});
