import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { billing, type Receipt } from "@solodesk/contract/money/billing.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { gatewayWords } from "#kernel/text/gateway-words.ts";
import { dateInWords } from "#kernel/time/time-in-words.ts";
import { ErrorState } from "#ui/layout/error-state.tsx";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { Paper, PaperTable } from "#ui/overlays/paper.tsx";
import type { Opened } from "#ui/overlays/use-opened.ts";
import { Money } from "#ui/text/money.tsx";

const useReceipt = (paymentId: Id | undefined) =>
  useRead(readOf(billing.getReceipt, { params: { paymentId: paymentId ?? "" } }), {
    enabled: paymentId !== undefined,
    quiet: true,
  });

interface ReceiptPaperProps {
  opened: Opened;
  zone: string;
}

/** The receipt of a payment for the seller's accounts, as it is printed. */
export function ReceiptPaper({ opened, zone }: ReceiptPaperProps) {
  const { data, error, isFetching, refetch } = useReceipt(opened.id);
  const receipt = data?.data;
  return (
    <Paper title={receipt ? `Receipt ${receipt.number}` : "Receipt"} open onClose={opened.close}>
      {receipt ? (
        <Sheet receipt={receipt} zone={zone} />
      ) : error ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton className="h-80" />
      )}
    </Paper>
  );
}

const Sheet = ({ receipt, zone }: { receipt: Receipt; zone: string }) => {
  const { number, paidAt, seller, buyer, lines, total, refunded, gateway } = receipt;
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p dir="auto" className="break-words font-semibold text-lg text-strong">
            {seller.name}
          </p>
          <p className="text-faint">Receipt</p>
        </div>
        <dl className="figures shrink-0 sm:text-right">
          <dt className="sr-only">Number</dt>
          <dd className="font-medium text-strong">{number}</dd>
          <dt className="sr-only">Paid on</dt>
          <dd>{dateInWords(zone, paidAt)}</dd>
        </dl>
      </header>
      <div className="grid gap-6 sm:grid-cols-2">
        <Party name="From" lines={[seller.name, ...seller.address.split("\n"), seller.email]} />
        <Party name="To" lines={[buyer.name, buyer.email]} />
      </div>
      <PaperTable heads={[{ name: "Item" }, { name: "Amount", className: "w-28" }]}>
        {lines.map(({ description, amount }) => (
          <tr key={description} className="break-inside-avoid border-line border-b align-top">
            <td className="break-words py-2 pr-3 text-strong">{description}</td>
            <td className="py-2 text-right text-strong">
              <Money value={amount} />
            </td>
          </tr>
        ))}
      </PaperTable>
      <div className="ml-auto w-full max-w-64 break-inside-avoid space-y-3">
        <Sums total={total} refunded={refunded} />
        <p className="text-right text-faint text-sm">Paid: {gatewayWords[gateway].name.toLowerCase()}</p>
      </div>
    </>
  );
};

const Party = ({ name, lines }: { name: string; lines: readonly string[] }) => (
  <section>
    <h3 className="font-normal text-faint text-sm">{name}</h3>
    <address dir="auto" className="text-strong not-italic">
      {lines
        .filter((line) => line !== "")
        .map((line, at) => (
          <span key={at} className="block break-words">
            {line}
          </span>
        ))}
    </address>
  </section>
);

const Sums = ({ total, refunded }: { total: Amount; refunded: Amount }) => (
  <dl className="space-y-1.5">
    <Sum name="Total" value={total} />
    {refunded.amount > 0 && (
      <>
        <Sum name="Refunded" value={{ ...refunded, amount: -refunded.amount }} />
        <Sum name="After refunds" value={{ ...total, amount: total.amount - refunded.amount }} />
      </>
    )}
  </dl>
);

const Sum = ({ name, value }: { name: string; value: Amount }) => (
  <div className="flex items-baseline justify-between gap-4 font-medium text-strong">
    <dt>{name}</dt>
    <dd>
      <Money value={value} />
    </dd>
  </div>
);
