import { support } from "@solodesk/contract/platform/support.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { readOf } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork } from "../../../../test/fake-network.ts";
import { pageOf, someFaqs } from "../../../../test/support-of.ts";
import { prefetchFaqs, prefetchPage } from "./prefetch-support.ts";

const known = (key: unknown[]) => queryClient.getQueryState(key)?.status;

beforeEach(() => queryClient.clear());

test("questions are fetched once, however often a search changes the address", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const seen = fakeNetwork(answers(support.listFaqs, { data: someFaqs }));
  prefetchFaqs();
  await vi.waitFor(() => expect(known(readOf(support.listFaqs, {}).queryKey)).toBe("success"));
  vi.setSystemTime(Date.now() + 3_600_000);
  prefetchFaqs();
  expect(queryClient.isFetching()).toBe(0);
  expect(seen).toHaveLength(1);
  vi.useRealTimers();
});

test("a page is fetched under its name; a failure waits for whoever shows it, and is not asked for again at once", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const key = readOf(support.getPage, { params: { name: "privacy" } }).queryKey;
  fakeNetwork();
  prefetchPage("privacy");
  await vi.waitFor(() => expect(known(key)).toBe("error"));
  expect(notices.get()).toEqual([]);
  const seen = fakeNetwork(answers(support.getPage, { data: pageOf("privacy", []) }));
  prefetchPage("privacy");
  expect(seen).toHaveLength(0);
  vi.setSystemTime(Date.now() + 60_000);
  prefetchPage("privacy");
  await vi.waitFor(() => expect(known(key)).toBe("success"));
  vi.useRealTimers();
});
