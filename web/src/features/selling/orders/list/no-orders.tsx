import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import { orderStatusNames } from "../order-words.ts";
import type { OrdersQuery } from "../orders-read.ts";

interface NoOrdersProps extends Pick<OrdersQuery, "role" | "status"> {
  nextStep: ReactNode;
}

const empty = {
  seller: "No sales yet. Orders from your store show up here.",
  buyer: "No purchases yet. What you order from stores and the marketplace shows up here.",
} as const;

const others = { seller: "No sales", buyer: "No purchases" } as const;

export const NoOrders = ({ role, status, nextStep }: NoOrdersProps) => (
  <EmptyState drawing="receipt" action={role === "seller" ? nextStep : shop}>
    {status === "all" ? empty[role] : `${others[role]} are ${orderStatusNames[status].toLowerCase()}.`}
  </EmptyState>
);

const shop = (
  <Button asChild>
    <Link to={`${pages.services}?tab=shared`}>Browse the shared catalogue</Link>
  </Button>
);
