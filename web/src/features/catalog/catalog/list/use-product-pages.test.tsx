import { catalog, type Product } from "@solodesk/contract/catalog/catalog.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { queryClient } from "#kernel/api/query-client.ts";
import { refreshed } from "#kernel/api/refreshed.ts";
import { startSession } from "#kernel/session/session.ts";
import { catalogueOf, json, productOf } from "../../../../../test/catalogue-of.ts";
import { fakeNetwork, refusal } from "../../../../../test/fake-network.ts";
import { maya, tokensOf } from "../../../../../test/people.ts";
import { catalogueRead } from "../catalogue-read.ts";
import { useProductPages } from "./use-product-pages.ts";

let visits = 0;
/** Each test is a separate visit with no stored scroll position. */
const visit = () => [{ pathname: "/services", key: `visit-${visits}` }];
const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={visit()}>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </MemoryRouter>
);
const list = (q = "") =>
  renderHook(
    ({ words }) => useProductPages<Product>(catalogueRead({ q: words, category: "", sort: "default" })),
    {
      wrapper,
      initialProps: { words: q },
    },
  );

beforeEach(() => {
  startSession({ user: maya, tokens: tokensOf("test") });
  queryClient.clear();
  visits += 1;
});

test("page 1 first; later pages are appended when the end comes near, one at a time", async () => {
  const seen = fakeNetwork(...catalogueOf(350));
  const { result } = list();
  await waitFor(() => expect(result.current.state).toBe("ready"));
  expect([result.current.count, result.current.total]).toEqual([100, 350]);
  act(() => result.current.show(0, 12));
  expect(result.current.count).toBe(100);
  act(() => result.current.show(85, 99));
  expect(result.current.count).toBe(200);
  expect(result.current.at(150)).toBeUndefined();
  await waitFor(() => expect(result.current.at(150)?.name).toBe("Product 151"));
  expect(result.current.at(0)?.name).toBe("Product 1");
  expect(seen.map(({ url }) => url.searchParams.get("page"))).toEqual(["1", "2"]);
});

test("the last page ends the list", async () => {
  fakeNetwork(...catalogueOf(130));
  const { result } = list();
  await waitFor(() => expect(result.current.state).toBe("ready"));
  act(() => result.current.show(90, 99));
  expect(result.current.count).toBe(130);
  act(() => result.current.show(120, 129));
  expect(result.current.count).toBe(130);
});

test("another search replaces the list; the previous one stays in sight meanwhile", async () => {
  fakeNetwork(...catalogueOf(350));
  const { result, rerender } = list();
  await waitFor(() => expect(result.current.state).toBe("ready"));
  act(() => result.current.show(85, 99));
  await waitFor(() => expect(result.current.at(150)).toBeDefined());
  rerender({ words: "Product 7" });
  expect([result.current.isPrevious, result.current.count]).toEqual([true, 100]);
  await waitFor(() => expect(result.current.isPrevious).toBe(false));
  expect(result.current.at(0)?.name).toBe("Product 7");
  expect(result.current.count).toBe(11);
});

test("an answer to an earlier search that comes late is dropped", async () => {
  const late: Record<string, (response: Response) => void> = {};
  fakeNetwork([
    catalog.search,
    ({ url }) => new Promise((answer) => Object.assign(late, { [url.searchParams.get("q") ?? ""]: answer })),
  ]);
  const page = (name: string) =>
    json({
      products: [productOf(1, { name })],
      pagination: { current_page: 1, page_size: 100, total: 1, total_pages: 1 },
    });
  const { result, rerender } = list("s");
  await waitFor(() => expect(late["s"]).toBeDefined());
  rerender({ words: "soap" });
  await waitFor(() => expect(late["soap"]).toBeDefined());
  await act(async () => late["soap"]?.(page("for soap")));
  await waitFor(() => expect(result.current.at(0)?.name).toBe("for soap"));
  await act(async () => late["s"]?.(page("for s")));
  expect(result.current.at(0)?.name).toBe("for soap");
});

test("after a change only the pages in sight are fetched again", async () => {
  const seen = fakeNetwork(...catalogueOf(900));
  const { result } = list();
  await waitFor(() => expect(result.current.state).toBe("ready"));
  for (const last of [99, 199, 299, 399, 499]) {
    act(() => result.current.show(last - 12, last));
    await waitFor(() => expect(result.current.at(last + 1)).toBeDefined());
  }
  seen.length = 0;
  act(() => refreshed([catalog.list]));
  await waitFor(() => expect(seen.length).toBeGreaterThan(1));
  expect(seen.map(({ url }) => Number(url.searchParams.get("page"))).toSorted((a, b) => a - b)).toEqual([
    1, 5, 6,
  ]);
});

test("a later page that fails is said and tried again; what is there stays", async () => {
  const [all, ...others] = catalogueOf(250);
  let fails = true;
  const [endpoint, answer] = all!;
  fakeNetwork(
    [
      endpoint,
      (seen) => (fails && seen.url.searchParams.get("page") === "2" ? refusal("internal") : answer(seen)),
    ],
    ...others,
  );
  const { result } = list();
  await waitFor(() => expect(result.current.state).toBe("ready"));
  act(() => result.current.show(85, 99));
  await waitFor(() => expect(result.current.retry).toBeDefined());
  expect(result.current.count).toBe(100);
  fails = false;
  act(() => result.current.retry?.());
  await waitFor(() => expect(result.current.at(120)?.name).toBe("Product 121"));
});

test("a range fetches the pages it has not seen", async () => {
  fakeNetwork(...catalogueOf(350));
  const { result } = list();
  await waitFor(() => expect(result.current.state).toBe("ready"));
  const between = await act(() => result.current.between(95, 204));
  expect([between.length, between[0]?.name, between.at(-1)?.name]).toEqual([
    110,
    "Product 96",
    "Product 205",
  ]);
});

test("whoever comes back finds the list as long as it was", async () => {
  fakeNetwork(...catalogueOf(350));
  const there = list();
  await waitFor(() => expect(there.result.current.state).toBe("ready"));
  act(() => there.result.current.show(85, 99));
  expect(there.result.current.count).toBe(200);
  there.unmount();
  expect(list().result.current.count).toBe(200);
  visits += 1;
  expect(list().result.current.count, "another visit begins anew").toBe(100);
});
