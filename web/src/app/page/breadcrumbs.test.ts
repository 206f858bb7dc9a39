import { expect, test } from "vitest";
import { breadcrumbsOf, prettified } from "./breadcrumbs.ts";

const namesAt = (pathname: string) => breadcrumbsOf(pathname).map(({ name }) => name);

test.each([
  ["/", ["Home"]],
  ["/orders", ["Home", "Orders"]],
  ["/orders/", ["Home", "Orders"]],
  ["/add-store-detail", ["Home", "Store Details"]],
  ["/withdrawal", ["Home", "Withdraw Funds"]],
  ["/faqs", ["Home", "FAQ's"]],
  ["/transactions", ["Home", "Transactions"]],
  ["/transactions/refunds", ["Home", "Transactions", "Refunds"]],
  ["/appointments/no-show", ["Home", "Appointments", "No-show"]],
  ["/services/01890a5d-ac96-774b-bcce-b302099a8057", ["Home", "Services", "Edit Service"]],
  ["/transactions/no-such-kind", ["Home", "Transactions", "No Such Kind"]],
  ["/some-unknown-page", ["Home", "Some Unknown Page"]],
  ["/some/deep-path", ["Home", "Deep Path"]],
])("%s reads %j", (pathname, names) => {
  expect(namesAt(pathname)).toEqual(names);
});

test.each([
  ["/caf%C3%A9-menu", "Café Menu"],
  ["/%E0%A4%A", "%E0%A4%A"],
  ["/élan-vital", "Élan Vital"],
])("%s is prettified to %s", (pathname, name) => {
  expect(prettified(pathname)).toBe(name);
});
