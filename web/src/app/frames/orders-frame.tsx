import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Link, useSearchParams } from "react-router";
import { pageNames } from "#kernel/page-names.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { LinkTabs } from "#ui/link-tabs.tsx";
import { Screen } from "#ui/screen.tsx";
import { EmptyTable } from "./empty-table.tsx";
import { NextStep } from "./next-step.tsx";

const statuses = {
  all: "All",
  pending_payment: "Awaiting payment",
  paid: "Paid",
  processing: "Processing",
  shipped: "Shipped",
  delivered: "Delivered",
  cancelled: "Cancelled",
  refunded: "Refunded",
} as const;
type Status = keyof typeof statuses;

const roles = {
  seller: {
    name: "Sales",
    empty: "No sales. What customers order from your store stands here, newest first.",
    other: "Customer",
  },
  buyer: {
    name: "Purchases",
    empty: "No purchases. What you order from the marketplace stands here, newest first.",
    other: "Store",
  },
} as const;
type Role = keyof typeof roles;

const isStatus = (text: string): text is Status => Object.hasOwn(statuses, text);

const addressOf = (role: Role, status: Status): string => {
  const query = new URLSearchParams();
  if (role !== "seller") query.set("role", role);
  if (status !== "all") query.set("status", status);
  return query.size === 0 ? pages.orders : `${pages.orders}?${query}`;
};

const roleTabs = (["seller", "buyer"] as const).map((role) => ({
  name: roles[role].name,
  to: addressOf(role, "all"),
}));
const statusTabs = (role: Role) =>
  Object.entries(statuses).flatMap(([status, name]) =>
    isStatus(status) ? [{ name, to: addressOf(role, status) }] : [],
  );

/** `/orders`. */
export function OrdersFrame() {
  const [query] = useSearchParams();
  const role = query.get("role") === "buyer" ? "buyer" : "seller";
  const wanted = query.get("status") ?? "";
  const status = isStatus(wanted) ? wanted : "all";
  const { name, empty, other } = roles[role];
  return (
    <Screen title={pageNames.orders}>
      <LinkTabs label="Sales or purchases" tabs={roleTabs} current={addressOf(role, "all")} />
      <div className="-mx-1 py-3">
        <LinkTabs
          look="pills"
          label={`${name} by status`}
          tabs={statusTabs(role)}
          current={addressOf(role, status)}
        />
      </div>
      <EmptyTable
        label={name}
        columns={[
          { name: "Order" },
          { name: other },
          { name: "Placed" },
          { name: "Status" },
          { name: "Total", figures: true },
        ]}
      >
        <EmptyState drawing="receipt" action={role === "seller" ? <NextStep towards="anything" /> : shop}>
          {status === "all" ? empty : `No ${name.toLowerCase()} are ${statuses[status].toLowerCase()}.`}
        </EmptyState>
      </EmptyTable>
    </Screen>
  );
}

const shop = (
  <Button asChild>
    <Link to={`${pages.services}?tab=shared`}>Browse the shared catalogue</Link>
  </Button>
);
