import { catalog } from "@solodesk/contract/catalog.ts";
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { notices } from "#kernel/notify.ts";
import { catalogueOf, productOf } from "../../../test/catalogue-of.ts";
import { fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { type ListingChange, useChangeListings } from "./use-change-listings.ts";

const ids = Array.from({ length: 2500 }, (_, at) => productOf(at).id);
const sizes = (seen: ReturnType<typeof fakeNetwork>) =>
  seen.map(({ body }) => (body as { product_ids: string[] }).product_ids.length);

/** Changes all 2,500 and answers how many were told done at a time. */
async function change(what: ListingChange) {
  const done: number[] = [];
  const { result } = renderHook(() => useChangeListings((part) => done.push(part.length)));
  await act(async () => result.current.change(what, ids));
  await expect.poll(() => result.current.work).toBeUndefined();
  return done;
}

beforeEach(() => notices.set([]));

test("more than 1,000 go in calls of 1,000, one after the other, each told when it is done", async () => {
  const seen = fakeNetwork(...catalogueOf(0));
  expect(await change("add")).toEqual([1000, 1000, 500]);
  expect(sizes(seen)).toEqual([1000, 1000, 500]);
  expect(notices.get()).toMatchObject([
    { title: "Success", description: "Selected products have been added to your catalog." },
  ]);
});

test("a call that fails ends it; what was done before stays done and is known", async () => {
  let calls = 0;
  const seen = fakeNetwork([
    catalog.unselect,
    () => {
      calls += 1;
      return calls === 2
        ? refusal("internal")
        : new Response(JSON.stringify({ success: true, message: "", product_ids: [] }));
    },
  ]);
  expect(await change("remove")).toEqual([1000]);
  expect(seen).toHaveLength(2);
  expect(notices.get()).toMatchObject([{ title: "Error" }]);
});
