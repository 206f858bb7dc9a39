import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { store as stores } from "@solodesk/contract/store/store.ts";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { notices } from "#kernel/page/notify.ts";
import { answers, fakeNetwork, refuses, type Seen } from "../../../../../test/fake-network.ts";
import { newcomer } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { storefrontOf } from "../../../../../test/storefront-of.ts";
import { PolicySetting } from "./policy-setting.tsx";

const { store } = storefrontOf();
const standard = {
  cancel_before_minutes: 1440,
  late_cancel: { keep: "percent", percent: 50 },
  no_show: { fee: { percent: 100 } },
  text: "",
} as const;
const home = answers(dashboard.get, { ...newcomer, store_info: store });
const homeWith = answers(dashboard.get, {
  ...newcomer,
  store_info: { ...store, booking: { ...store.booking, policy: { ...standard, sha256: "0".repeat(64) } } },
});
const saved = answers(stores.edit, { status: true, message: "", data: store });
const open = () => showScreen({ at: "/settings", screen: <PolicySetting /> });
const sent = (seen: Seen[]) =>
  seen.filter(({ endpoint }) => endpoint === stores.edit).map(({ body }) => body);
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
afterEach(() => notices.set([]));

test("a preset is a start: it shows what customers read, and is saved with the seller's own words", async () => {
  const seen = fakeNetwork(home, saved);
  open();
  await press("Start with Standard");
  expect(screen.getByText("If you cancel after that, the store keeps 50% of the price.")).toBeTruthy();
  const noShow = "If you miss your appointment, the store keeps 100% of the price.";
  expect(screen.getByText(noShow)).toBeTruthy();
  await type("After a no-show you keep", "amount");
  await type("Amount in USD", "30");
  await type(/^In your own words/, "Ring the bell.");
  expect(await screen.findByText("Ring the bell.", { selector: "p" })).toBeTruthy();
  await press("Save policy");
  const policy = {
    ...standard,
    no_show: { fee: { amount: 3000, currency: "USD" } },
    text: "Ring the bell.",
  };
  await waitFor(() => expect(sent(seen)).toEqual([{ booking: { policy } }]));
});

test("a no-show that costs less than a late cancellation is refused at its field, and nothing is sent", async () => {
  const seen = fakeNetwork(home, saved);
  open();
  await press("Start with Strict");
  await type("After a no-show you keep", "25");
  await press("Save policy");
  expect(
    await screen.findByText("Keep at least as much after a no-show as after a late cancellation."),
  ).toBeTruthy();
  expect(sent(seen)).toEqual([]);
});

test("what could not be saved stays as it was typed", async () => {
  fakeNetwork(homeWith, refuses(stores.edit, "internal"));
  open();
  await type(/^In your own words/, "Ring the bell.");
  await press("Save policy");
  await waitFor(() => expect(notices.get()).toMatchObject([{ type: "error" }]));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^In your own words/).value).toBe("Ring the bell.");
});

test("a removed policy can be had back", async () => {
  const seen = fakeNetwork(homeWith, saved);
  open();
  await press("Remove policy");
  await waitFor(() => expect(notices.get()).toMatchObject([{ title: "Cancellation policy removed" }]));
  notices.get()[0]?.action?.onPress();
  await waitFor(() =>
    expect(sent(seen)).toEqual([{ booking: { policy: null } }, { booking: { policy: standard } }]),
  );
});
