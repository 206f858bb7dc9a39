import type { Id } from "@solodesk/contract/kernel/id.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { billing, type Receipt } from "@solodesk/contract/money/billing.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
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
    <Paper
      title={receipt ? t("Receipt {number}", { number: receipt.number }) : t("Receipt")}
      open
      onClose={opened.close}
    >
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
          <p className="text-faint">{t("Receipt")}</p>
        </div>
        <dl className="figures shrink-0 sm:text-end">
          <dt className="sr-only">{t("Number||of the receipt")}</dt>
          <dd className="font-medium text-strong">{number}</dd>
          <dt className="sr-only">{t("Paid on||a date")}</dt>
          <dd>{dateInWords(zone, paidAt)}</dd>
        </dl>
      </header>
      <div className="grid gap-6 sm:grid-cols-2">
        <Party
          name={t("From||the seller")}
          lines={[seller.name, ...seller.address.split("\n"), seller.email]}
        />
        <Party name={t("To||the buyer")} lines={[buyer.name, buyer.email]} />
      </div>
      <PaperTable heads={[{ name: t("Item||on a receipt") }, { name: t("Amount"), className: "w-28" }]}>
        {lines.map(({ description, amount }) => (
          <tr key={description} className="break-inside-avoid border-line border-b align-top">
            <td className="break-words py-2 pe-3 text-strong">{description}</td>
            <td className="py-2 text-end text-strong">
              <Money value={amount} />
            </td>
          </tr>
        ))}
      </PaperTable>
      <div className="ms-auto w-full max-w-64 break-inside-avoid space-y-3">
        <Sums total={total} refunded={refunded} />
        <p className="text-end text-faint text-sm">
          {t(
            "{gateway, select, stripe {Paid by card} wallet {Paid with credits} other {Paid by test payment}}",
            { gateway },
          )}
        </p>
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
    <Sum name={t("Total")} value={total} />
    {refunded.amount > 0 && (
      <>
        <Sum name={t("Refunded||an amount")} value={{ ...refunded, amount: -refunded.amount }} />
        <Sum name={t("After refunds")} value={{ ...total, amount: total.amount - refunded.amount }} />
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
