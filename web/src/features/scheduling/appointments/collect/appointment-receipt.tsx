import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Money as Amount } from "@solodesk/contract/kernel/money.ts";
import { collectMethodNames } from "@solodesk/contract/scheduling/appointments/collected.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { readOf, useRead } from "#kernel/api/query.ts";
import { dateInWords } from "#kernel/time/time-in-words.ts";
import { Paper, PaperTable } from "#ui/overlays/paper.tsx";
import { Money } from "#ui/text/money.tsx";

interface AppointmentReceiptProps {
  appointment: Appointment;
  onClose: () => void;
}

/** The receipt for what a customer paid in person, as it is printed. */
export function AppointmentReceipt({ appointment, onClose }: AppointmentReceiptProps) {
  const { data } = useRead(readOf(dashboard.get, {}));
  const { number, title, customer, timezone, starts_at, paid, collected } = appointment;
  const store = data?.store_info;
  if (!collected || !store) return null;
  const { amount, tip, method, at } = collected;
  const total = { ...amount, amount: paid.amount + amount.amount + tip.amount };
  const from = [...store.address.split("\n"), store.email, store.phone];
  const lines: [string, Amount][] = [[title, amount]];
  if (paid.amount > 0) lines.unshift([t("Paid online||an amount"), paid]);
  if (tip.amount > 0) lines.push([t("Tip||an amount"), tip]);
  return (
    <Paper title={t("Receipt {number}", { number })} open onClose={onClose}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p dir="auto" className="break-words font-semibold text-lg text-strong">
            {store.name}
          </p>
          <address dir="auto" className="text-faint not-italic">
            {from
              .filter((line) => line !== "")
              .map((line, nth) => (
                <span key={nth} className="block break-words">
                  {line}
                </span>
              ))}
          </address>
        </div>
        <div className="figures shrink-0 sm:text-end">
          <p className="font-medium text-strong">{t("Receipt {number}", { number })}</p>
          <p>{dateInWords(timezone, at)}</p>
        </div>
      </header>
      <p className="break-words">
        {t("{customer}, {day}||on a receipt: the customer and the day of the appointment", {
          customer: customer.name,
          day: dateInWords(timezone, starts_at),
        })}
      </p>
      <PaperTable heads={[{ name: t("Item||on a receipt") }, { name: t("Amount"), className: "w-28" }]}>
        {lines.map(([name, value]) => (
          <tr key={name} className="break-inside-avoid border-line border-b align-top">
            <td className="break-words py-2 pe-3 text-strong">{name}</td>
            <td className="py-2 text-end text-strong">
              <Money value={value} />
            </td>
          </tr>
        ))}
      </PaperTable>
      <dl className="ms-auto w-full max-w-64 space-y-1.5">
        <div className="flex items-baseline justify-between gap-4 font-medium text-strong">
          <dt>{t("Total")}</dt>
          <dd>
            <Money value={total} />
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 text-faint text-sm">
          <dt>{t("Payment method")}</dt>
          <dd>{t(collectMethodNames[method])}</dd>
        </div>
      </dl>
    </Paper>
  );
}
