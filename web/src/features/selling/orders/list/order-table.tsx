import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { OrderRole } from "@solodesk/contract/selling/orders/order.ts";
import { orderStatusNames } from "@solodesk/contract/selling/orders/status-names.ts";
import type { ReactNode } from "react";
import { Badge } from "#ui/data/badge.tsx";
import { Cell, HeadCell, Row, Table } from "#ui/data/table.tsx";
import { Moment } from "#ui/text/moment.tsx";
import { Money } from "#ui/text/money.tsx";
import { ItemsLine } from "../drawer/items-line.tsx";
import { OrderDrawerLink } from "../order-drawer-link.tsx";
import { orderStatusTones, otherSide, paymentBeside } from "../order-words.ts";
import type { OrderRowsProps } from "./order-rows-props.ts";

export const OrderTable = ({ label, role, orders, zone, opened }: OrderRowsProps) => (
  <OrderTableFrame label={label} role={role}>
    {orders.map((order) => (
      <Row key={order.id} className="relative">
        <Cell>
          <OrderDrawerLink order={order} opened={opened} />
        </Cell>
        <Cell>
          <p dir="auto" className="truncate font-medium text-strong">
            {otherSide(order)}
          </p>
          <ItemsLine items={order.items} className="text-faint text-sm lg:hidden" />
        </Cell>
        <Cell className="max-lg:hidden">
          <ItemsLine items={order.items} />
        </Cell>
        <Cell className="text-faint max-lg:hidden">
          <Moment instant={order.placed_at} zone={zone} />
        </Cell>
        <Cell className="text-faint max-xl:hidden">{paymentBeside(order)}</Cell>
        <Cell>
          <Badge tone={orderStatusTones[order.status]}>{t(orderStatusNames[order.status])}</Badge>
          <p className="mt-1 text-faint text-sm lg:hidden">
            <Moment instant={order.placed_at} zone={zone} />
          </p>
        </Cell>
        <Cell className="text-end text-strong">
          <Money value={order.total} />
        </Cell>
      </Row>
    ))}
  </OrderTableFrame>
);

interface OrderTableFrameProps {
  label: string;
  role: OrderRole;
  children: ReactNode;
}

/** Fixed column widths, so that nothing moves when the rows load. */
export const OrderTableFrame = ({ label, role, children }: OrderTableFrameProps) => (
  <Table aria-label={label} className="table-fixed">
    <thead>
      <tr>
        <HeadCell className="w-16 lg:w-18">{t("Order||noun, one order")}</HeadCell>
        <HeadCell className="lg:w-48">
          {role === "seller" ? t("Customer") : t("Store||noun, one store")}
        </HeadCell>
        <HeadCell className="max-lg:hidden">{t("Items")}</HeadCell>
        <HeadCell className="w-44 max-lg:hidden">{t("Placed||when an order was placed")}</HeadCell>
        <HeadCell className="w-32 max-xl:hidden">{t("Payment")}</HeadCell>
        <HeadCell className="w-42">{t("Status")}</HeadCell>
        <HeadCell className="w-26 text-end lg:w-28">{t("Total")}</HeadCell>
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </Table>
);
