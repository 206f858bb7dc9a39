import { paginate } from "@solodesk/contract/kernel/page.ts";
import { useState } from "react";
import { LedgerPages } from "#ui/data/ledger-pages.tsx";
import { LedgerRow } from "#ui/data/ledger-row.tsx";
import { RowsSkeleton } from "#ui/data/rows-skeleton.tsx";
import { WhyLink } from "#ui/layout/why-link.tsx";
import { useOpened } from "#ui/overlays/use-opened.ts";
import { Money } from "#ui/text/money.tsx";
import { OrderNumber } from "#ui/text/order-number.tsx";
import { Section } from "./section.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

const usd = (amount: number) => ({ amount, currency: "USD" });
const sale = {
  at: "2026-11-20T15:00:00.000Z",
  description: "Order 1042",
  order_number: "1042",
  amount: usd(4250),
};
const refund = { ...sale, description: "Refund of order 1042", amount: usd(-400) };

export const Ledger = () => (
  <Section title="Books" lead="Each number that is a sum opens the rows it is the sum of.">
    <Specimens of="WhyLink and OrderNumber" width="lg">
      <Specimen name="A figure">
        <Why />
      </Specimen>
      <Specimen name="The way to an order">
        <OrderNumber number="1042" to="/orders?q=1042" />
      </Specimen>
      <Specimen name="Where its number is beside it">
        <OrderNumber number="1042" to="/orders?q=1042" customer="Maya Okafor" />
      </Specimen>
    </Specimens>
    <Specimens of="LedgerRow, LedgerPages and RowsSkeleton" width="lg">
      <Specimen name="What makes it">
        <Rows />
      </Specimen>
      <Specimen name="On its way">
        <div className="w-full">
          <RowsSkeleton label="Loading example rows" />
        </div>
      </Specimen>
    </Specimens>
  </Section>
);

const Why = () => (
  <WhyLink figure="example" name="Earnings" opened={useOpened("figure")}>
    <Money value={usd(3850)} />
  </WhyLink>
);

function Rows() {
  const [page, setPage] = useState(1);
  return (
    <div className="w-full">
      <ul aria-label="Example rows">
        <LedgerRow row={sale} zone="America/New_York" signed />
        <LedgerRow row={refund} zone="America/New_York" signed />
      </ul>
      <LedgerPages pagination={paginate(page, 2, 5)} total={usd(3850)} page={page} onPage={setPage} />
    </div>
  );
}
