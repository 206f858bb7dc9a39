import { t } from "@solodesk/contract/kernel/language/t.ts";
import { type PageName, pageNames, pages } from "@solodesk/contract/kernel/pages.ts";
import { expect, test } from "vitest";
import { screens } from "./screens.ts";
import { mainItems } from "./shell/navigation.ts";

/** Pages that the server renders, that redirect, or that belong to a gateway. */
const withoutScreen = new Set<PageName>([
  "auth",
  "authType",
  "sandboxPayment",
  "ownStore",
  "storePage",
  "storeProduct",
  "storeService",
  "guestBooking",
  "guestOrder",
  "guestWaiting",
  "embeddedStore",
]);

test("every page has one screen, in the order of the contract, and each screen a name or types", () => {
  const wanted = new Map(Object.entries(pages));
  for (const page of withoutScreen) wanted.delete(page);
  expect(screens.map(({ page }) => page)).toEqual([...wanted.keys()]);
  expect(screens.filter(({ page, types }) => !types && !(page in pageNames))).toEqual([]);
});

test("the sidebar has the entries of the specification, in its order", () => {
  expect(mainItems.map(({ name, children }) => [t(name), ...children.map((child) => t(child.name))])).toEqual(
    [
      ["Home"],
      ["Appointments", "Pending", "Confirmed", "Completed", "Cancelled", "No-show"],
      ["Services"],
      ["Add Service"],
      ["Transactions", "Sales", "Credits", "Refunds", "Payouts", "Orders"],
      ["Ads Analytics"],
    ],
  );
});
