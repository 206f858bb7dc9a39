import { support } from "@solodesk/contract/platform/support.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { answers, fakeNetwork } from "../../../test/fake-network.ts";
import { pageOf, someFaqs } from "../../../test/support-of.ts";
import { notices } from "../page/notify.ts";
import { prefetch } from "./prefetch.ts";
import { readOf } from "./query.ts";
import { queryClient } from "./query-client.ts";

const faqs = readOf(support.listFaqs, {});
const privacy = readOf(support.getPage, { params: { name: "privacy" } });

const known = (key: unknown[]) => queryClient.getQueryState(key)?.status;

beforeEach(() => queryClient.clear());

test("an answer is fetched once, however often the address changes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const seen = fakeNetwork(answers(support.listFaqs, { data: someFaqs }));
  prefetch(faqs);
  await vi.waitFor(() => expect(known(faqs.queryKey)).toBe("success"));
  vi.setSystemTime(Date.now() + 3_600_000);
  prefetch(faqs);
  expect(queryClient.isFetching()).toBe(0);
  expect(seen).toHaveLength(1);
  vi.useRealTimers();
});

test("a failure is left to the screen that shows it, and is not repeated at once", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  fakeNetwork();
  prefetch(privacy);
  await vi.waitFor(() => expect(known(privacy.queryKey)).toBe("error"));
  expect(notices.get()).toEqual([]);
  const seen = fakeNetwork(answers(support.getPage, { data: pageOf("privacy", []) }));
  prefetch(privacy);
  expect(seen).toHaveLength(0);
  vi.setSystemTime(Date.now() + 60_000);
  prefetch(privacy);
  await vi.waitFor(() => expect(known(privacy.queryKey)).toBe("success"));
  vi.useRealTimers();
});
