import { expect, test } from "vitest";
import { z } from "zod";
import { fittingValues } from "./fitting-values.ts";

const Service = z.object({ name: z.string(), minutes: z.int(), picture: z.string().nullable() });
const saved = { name: "Lesson", minutes: 60, picture: "/uploads/a" };

test("a picture that was removed stays removed; nothing else may be null", () => {
  expect(fittingValues(Service, saved, { name: null, minutes: 90, picture: null })).toEqual({
    minutes: 90,
    picture: null,
  });
  expect(fittingValues(Service, { ...saved, picture: null }, { picture: "/uploads/b" })).toEqual({
    picture: "/uploads/b",
  });
  expect(fittingValues(Service, { ...saved, picture: null }, { picture: 7 })).toBeUndefined();
});
