import { catalog, type EditListing, type ListedProduct } from "@solodesk/contract/catalog/catalog.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { readOf } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import { onRefreshed } from "#kernel/api/refreshed.ts";
import { notices } from "#kernel/page/notify.ts";
import { startSession } from "#kernel/session/session.ts";
import { json, listedOf } from "../../../../../test/catalogue-of.ts";
import { fakeNetwork, refusal } from "../../../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../../../test/people.ts";
import { useEditListing } from "./use-edit-listing.ts";

const soap = listedOf(1);
const { queryKey } = readOf(catalog.listMine, { query: { page: 1, page_size: 100 } });
const shown = () => queryClient.getQueryData<{ products: ListedProduct[] }>(queryKey)?.products[0];

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const editing = () => renderHook(() => useEditListing(), { wrapper }).result.current;

const refreshes = vi.fn<() => void>();
onRefreshed(refreshes);

beforeEach(async () => {
  startSession({ user: maya, tokens: tokensOf("test") });
  notices.set([]);
  refreshes.mockClear();
  queryClient.setQueryData(queryKey, { products: [soap], services: [], pagination: {} });
  // Equal toasts within 100 ms show once, even across two tests.
  await new Promise((later) => setTimeout(later, 110));
});

const saved = (edit: EditListing) =>
  json({ status: true, message: "Product saved", data: { ...soap, ...edit } });

test("a change shows at once; a refusal takes it back and is said", async () => {
  const answer = Promise.withResolvers<Response>();
  fakeNetwork([catalog.editListing, () => answer.promise]);
  const edit = editing();
  await act(async () => edit(soap, { active: false }, "Hidden"));
  expect(shown()?.active).toBe(false);
  await act(async () => answer.resolve(refusal("internal")));
  await expect.poll(() => notices.get()).toMatchObject([{ title: "Error" }]);
  expect(shown()?.active).toBe(true);
  expect(refreshes).toHaveBeenCalledOnce();
});

test("quick changes of one listing go one after the other: the last wish stands, whatever becomes of the first", async () => {
  const first = Promise.withResolvers<Response>();
  const second = Promise.withResolvers<Response>();
  const seen = fakeNetwork([
    catalog.editListing,
    ({ body }) => ((body as EditListing).active === false ? first.promise : second.promise),
  ]);
  const edit = editing();
  await act(async () => edit(soap, { active: false }, "Hidden"));
  await act(async () =>
    edit({ ...soap, active: false }, { list_price: { amount: 5, currency: "USD" } }, "Price"),
  );
  expect(seen).toHaveLength(1);
  await act(async () => first.resolve(refusal("internal")));
  await expect.poll(() => seen.length).toBe(2);
  expect(shown()).toMatchObject({ active: false, list_price: { amount: 5 } });
  expect(refreshes, "not while one is under way").not.toHaveBeenCalled();
  await act(async () => second.resolve(saved({ list_price: { amount: 5, currency: "USD" } })));
  await expect.poll(() => refreshes.mock.calls.length).toBe(1);
});

test("undo puts back exactly what was changed", async () => {
  const seen = fakeNetwork([catalog.editListing, ({ body }) => saved(body as EditListing)]);
  const edit = editing();
  await act(async () => edit(soap, { list_price: { amount: 5, currency: "USD" } }, "Price changed"));
  await expect.poll(() => notices.get().length).toBe(1);
  await act(async () => notices.get()[0]?.action?.onPress());
  await expect.poll(() => seen.length).toBe(2);
  expect(seen[1]?.body).toEqual({ list_price: soap.list_price });
});
