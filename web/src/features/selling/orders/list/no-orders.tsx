import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/layout/empty-state.tsx";
import type { OrdersQuery } from "../orders-read.ts";

interface NoOrdersProps extends Pick<OrdersQuery, "role" | "status"> {
  nextStep: ReactNode;
}

const none = {
  seller: msg("No sales yet. Orders from your store show up here."),
  buyer: msg("No purchases yet. What you order from stores and the marketplace shows up here."),
} as const;

const noneOfStatus = {
  seller: msg("No sales with this status."),
  buyer: msg("No purchases with this status."),
} as const;

export const NoOrders = ({ role, status, nextStep }: NoOrdersProps) => (
  <EmptyState drawing="receipt" action={role === "seller" ? nextStep : <Shop />}>
    {t((status === "all" ? none : noneOfStatus)[role])}
  </EmptyState>
);

const Shop = () => (
  <Button asChild>
    <Link to={`${pages.services}?tab=shared`}>{t("Browse the shared catalogue")}</Link>
  </Button>
);
