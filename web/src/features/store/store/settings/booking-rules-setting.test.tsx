import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { store as stores } from "@solodesk/contract/store/store.ts";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answers, fakeNetwork, refuses, type Seen } from "../../../../../test/fake-network.ts";
import { newcomer } from "../../../../../test/people.ts";
import { showScreen } from "../../../../../test/screen.tsx";
import { storefrontOf } from "../../../../../test/storefront-of.ts";
import { BookingRulesSetting } from "./booking-rules-setting.tsx";

const { store } = storefrontOf();
const rules = { slot_minutes: 30, notice_minutes: 60, horizon_days: 60, change_notice_minutes: 61 };
const contact = "either" as const;
const confirmation = "instant" as const;
const home = answers(dashboard.get, {
  ...newcomer,
  store_info: {
    ...store,
    booking: { ...rules, contact, confirmation, verify_email: "off", policy: null, reminders: [1440] },
  },
});
const saved = answers(stores.edit, { status: true, message: "", data: store });
const open = () => showScreen({ at: "/settings", screen: <BookingRulesSetting /> });
const sent = (seen: Seen[]) =>
  seen.filter(({ endpoint }) => endpoint === stores.edit).map(({ body }) => body);
const select = (label: string) => screen.findByLabelText<HTMLSelectElement>(label);
const choose = async (label: string, value: string) => {
  const control = await select(label);
  await act(async () => fireEvent.change(control, { target: { value } }));
};

test("two quick choices are both kept, what was set elsewhere is shown, and only what was chosen is sent", async () => {
  const seen = fakeNetwork(home, saved);
  open();
  const change = await select("Customers may move or cancel");
  expect(change.selectedOptions[0]?.textContent).toBe("Until 1 h 1 min before");
  await choose("Customers may move or cancel", "1440");
  await choose("Time slots every", "15");
  await waitFor(() => expect(sent(seen)).toHaveLength(2));
  expect(sent(seen)).toEqual([
    { booking: { change_notice_minutes: 1440 } },
    { booking: { slot_minutes: 15 } },
  ]);
});

test("what visitors leave besides their name is chosen here", async () => {
  const seen = fakeNetwork(home, saved);
  open();
  const control = await select("Customers leave");
  expect(Array.from(control.options, ({ text }) => text)).toEqual([
    "An email address",
    "A phone number",
    "An email address or a phone number",
    "An email address and a phone number",
  ]);
  expect(control.value).toBe("either");
  await choose("Customers leave", "both");
  await waitFor(() => expect(sent(seen)).toEqual([{ booking: { contact: "both" } }]));
});

test("who has to confirm by email is chosen here", async () => {
  const seen = fakeNetwork(home, saved);
  open();
  const control = await select("Who confirms by email");
  expect(Array.from(control.options, ({ text }) => text)).toEqual([
    "Nobody",
    "New customers, when you're asked first",
    "All new customers",
  ]);
  await choose("Who confirms by email", "always");
  await waitFor(() => expect(sent(seen)).toEqual([{ booking: { verify_email: "always" } }]));
});

test("a refusal puts back what was", async () => {
  fakeNetwork(home, refuses(stores.edit, "internal"));
  open();
  await choose("Minimum notice", "120");
  await waitFor(async () => expect((await select("Minimum notice")).value).toBe("60"));
});
