import { afterEach, expect, test, vi } from "vitest";
import { weekStartOf } from "./week-start.ts";

afterEach(() => vi.unstubAllGlobals());

test("a week begins where the reader's language begins it", () => {
  expect(["en-US", "en-GB", "de-DE", "pt-BR", "ar-EG"].map(weekStartOf)).toEqual([0, 1, 1, 0, 6]);
});

test("where the browser does not tell, with Sunday in the larger countries that begin so, else with Monday", () => {
  vi.stubGlobal("Intl", { Locale: Object });
  expect(["en-US", "en-GB", "de-DE", "pt-BR", "ja-JP", "de"].map(weekStartOf)).toEqual([0, 1, 1, 0, 0, 1]);
});
