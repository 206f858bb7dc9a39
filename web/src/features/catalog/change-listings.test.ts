import { catalog } from "@solodesk/contract/catalog.ts";
import { expect, test } from "vitest";
import { catalogueOf, productOf } from "../../../test/catalogue-of.ts";
import { fakeNetwork, refusal } from "../../../test/fake-network.ts";
import { changeListings } from "./change-listings.ts";

const ids = Array.from({ length: 2500 }, (_, at) => productOf(at).id);
const sizes = (seen: ReturnType<typeof fakeNetwork>) =>
  seen.map(({ body }) => (body as { product_ids: string[] }).product_ids.length);

test("more than 1,000 go in calls of 1,000, one after the other, each told when it is done", async () => {
  const seen = fakeNetwork(...catalogueOf(0));
  const done: number[] = [];
  const message = await changeListings("add", ids, (part) => done.push(part.length));
  expect(sizes(seen)).toEqual([1000, 1000, 500]);
  expect(done).toEqual([1000, 1000, 500]);
  expect(message).toBe("Selected products have been added to your catalog.");
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
  const done: number[] = [];
  await expect(changeListings("remove", ids, (part) => done.push(part.length))).rejects.toThrow();
  expect(done).toEqual([1000]);
  expect(seen).toHaveLength(2);
});
