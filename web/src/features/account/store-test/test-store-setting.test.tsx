import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { type StoreTestStep, storeTest } from "@solodesk/contract/account/store-test.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, fakeNetwork, refusal } from "../../../../test/fake-network.ts";
import { newcomer } from "../../../../test/people.ts";
import { showScreen } from "../../../../test/screen.tsx";
import { storefrontOf } from "../../../../test/storefront-of.ts";
import { streamOf } from "../../../../test/stream-of.ts";
import { TestStoreSetting } from "./test-store-setting.tsx";

const { store } = storefrontOf();
const step = (more: Partial<StoreTestStep>): string =>
  `${JSON.stringify({ type: "step", key: "page", outcome: "passed", title: "Your page", detail: "It opens.", fix: null, ...more })}\n`;
const end = '{"type":"end"}\n';

type Route = Parameters<typeof fakeNetwork>[number];

async function show(...routes: Route[]) {
  const seen = fakeNetwork(answers(dashboard.get, { ...newcomer, store_info: store }), ...routes);
  showScreen({ at: "/settings/store", screen: <TestStoreSetting /> });
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Test my store" });
  await expect.poll(() => button.disabled).toBe(false);
  fireEvent.click(button);
  return { dialog: within(await screen.findByRole("dialog", { name: "Test my store" })), seen };
}

function streaming() {
  const streams: ReturnType<typeof streamOf>[] = [];
  const route: Route = [
    storeTest.follow,
    () => {
      const stream = streamOf();
      streams.push(stream);
      return stream.response;
    },
  ];
  const write = (text: string) => act(async () => streams.at(-1)?.write(text));
  return { route, streams, write };
}

test("each step shows as it comes, then what needs attention and where to fix it", async () => {
  const { route, write } = streaming();
  const { dialog } = await show(route);
  expect((await dialog.findByRole("status")).textContent).toBe("Testing: 0 of 13");
  await write(step({}));
  expect(dialog.getByRole("status").textContent).toBe("Testing: 1 of 13");
  await write(
    step({
      key: "policy",
      outcome: "failed",
      title: "Cancellation policy",
      detail: "You have none.",
      fix: { label: "Write your policy", page: "/settings/store#bookings" },
    }),
  );
  await write(step({ key: "feed", outcome: "skipped", title: "Calendar feed", detail: "You have none." }));
  await write(end);
  expect(dialog.getByRole("status").textContent).toBe("1 thing needs your attention.");
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Works: Your pageIt opens.",
    "Needs your attention: Cancellation policyYou have none.Write your policy",
    "Not tested: Calendar feedYou have none.",
  ]);
  fireEvent.click(dialog.getByRole("link", { name: "Write your policy" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("once it has ended it can be run again, from the beginning", async () => {
  const { route, write, streams } = streaming();
  const { dialog } = await show(route);
  await write(step({}) + end);
  expect(dialog.getByRole("status").textContent).toBe("Everything works. Your store is ready for customers.");
  fireEvent.click(dialog.getByRole("button", { name: "Test again" }));
  expect(dialog.getByRole("status").textContent).toBe("Testing: 0 of 13");
  await expect.poll(() => streams.length).toBe(2);
});

test("a test that is cut off says so", async () => {
  const { route, write, streams } = streaming();
  const { dialog } = await show(route);
  await write(step({}));
  await act(async () => streams[0]?.end());
  expect((await dialog.findByRole("alert")).textContent).toContain("It was cut off. Try again.");
  fireEvent.click(dialog.getByRole("button", { name: "Retry" }));
  await write(step({}) + end);
  expect(dialog.queryByRole("alert")).toBeNull();
});

test("a refusal says why", async () => {
  const { dialog } = await show([storeTest.follow, () => refusal("store_required")]);
  expect((await dialog.findByRole("alert")).textContent).toContain("Create your store first.");
});

test("closing it ends the test", async () => {
  const { route, write, streams } = streaming();
  const { dialog } = await show(route);
  await write(step({}));
  fireEvent.click(dialog.getAllByRole("button", { name: "Close" })[0]!);
  expect(screen.queryByRole("dialog")).toBeNull();
  // Nobody reads it any more.
  await expect.poll(() => isClosed(streams[0])).toBe(true);
});

function isClosed(stream: ReturnType<typeof streamOf> | undefined): boolean {
  try {
    stream?.write("\n");
    return false;
  } catch {
    return true;
  }
}

test("without a store there is nothing to test", async () => {
  fakeNetwork(answers(dashboard.get, { ...newcomer, store_info: null }));
  showScreen({ at: "/settings/store", screen: <TestStoreSetting /> });
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull());
});
