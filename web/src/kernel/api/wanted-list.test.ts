import { expect, test } from "vitest";
import { listIn } from "./list-query.ts";

const wanted = (query: string) => listIn(new URLSearchParams(query));

test("the address says what is wanted; what it cannot mean is left out", () => {
  expect(wanted("q=maya&from=2026-11-01&to=2026-11-30&page=3")).toEqual({
    q: "maya",
    from: "2026-11-01",
    to: "2026-11-30",
    page: 3,
  });
  expect(wanted("from=soon&to=0002-11-30&page=-1")).toEqual({ q: "", from: "", to: "", page: 1 });
  expect(wanted("from=2026-11-30&to=2026-11-01")).toMatchObject({ from: "2026-11-30", to: "2026-11-30" });
  expect(wanted("page=1.5").page).toBe(1);
});
