import { test } from "./desk.ts";
import { walkFirstSale } from "./walk.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a seller registers, opens a store, picks products by a mistyped search, and a stranger sees them", async ({
  desk,
  page,
  browser,
}) => {
  await walkFirstSale({ desk, page, browser, typed: "candel", meant: /candle/i });
});
