import { catalog } from "@solodesk/contract/catalog/catalog.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { readOf } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import { notices } from "#kernel/page/notify.ts";
import { startSession } from "#kernel/session/session.ts";
import { catalogueOf, listedOf, productOf } from "../../../../../test/catalogue-of.ts";
import { fakeNetwork, refusal } from "../../../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../../../test/people.ts";
import { type ListingAction, useChangeListings } from "./use-change-listings.ts";

const ids = Array.from({ length: 2500 }, (_, at) => productOf(at).id);
const sizes = (seen: ReturnType<typeof fakeNetwork>) =>
  seen.map(({ body }) => (body as { product_ids: string[] }).product_ids.length);

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);

/** Changes all 2,500 and returns how many were reported done at a time. */
async function change(what: ListingAction) {
  const done: number[] = [];
  const { result } = renderHook(() => useChangeListings((part) => done.push(part.length)), { wrapper });
  await act(async () => result.current.change(what, ids));
  await expect.poll(() => result.current.work).toBeUndefined();
  return done;
}

beforeEach(async () => {
  startSession({ user: maya, tokens: tokensOf("test") });
  notices.set([]);
  // Equal toasts within 100 ms show once, even across two tests.
  await new Promise((later) => setTimeout(later, 110));
});

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

test("undoing a removal brings own prices and switches back", async () => {
  const own = { ...listedOf(1), list_price: { amount: 777, currency: "USD" }, active: false };
  const usual = { ...listedOf(2), list_price: productOf(2).price };
  const page = { products: [own, usual], services: [], pagination: {} };
  queryClient.setQueryData(readOf(catalog.listMine, { query: { page: 1, page_size: 100 } }).queryKey, page);
  const seen = fakeNetwork(...catalogueOf(2));
  const { result } = renderHook(() => useChangeListings(() => undefined), { wrapper });
  await act(async () => result.current.change("remove", [own.id, usual.id]));
  await expect.poll(() => notices.get().length).toBe(1);
  await act(async () => notices.get()[0]?.action?.onPress());
  await expect.poll(() => notices.get().length).toBe(2);
  expect(seen.at(-1)).toMatchObject({
    endpoint: catalog.select,
    body: {
      product_ids: [own.id, usual.id],
      terms: [{ product_id: own.id, list_price: own.list_price, active: false }],
    },
  });
});
