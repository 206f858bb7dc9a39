import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Link } from "react-router";

interface OrderNumberProps {
  number: string;
  to: string;
  /** Shown in place of the number, where that is beside it already. */
  customer?: string;
}

/** Links to the order. It lies above a link that covers the whole row. */
export const OrderNumber = ({ number, to, customer }: OrderNumberProps) => (
  <Link
    to={to}
    aria-label={
      customer === undefined
        ? t("Order {number}", { number })
        : t("{customer}, order {number}", { customer, number })
    }
    className="figures relative z-1 -my-0.5 inline-flex min-h-6 max-w-full items-center rounded-sm text-body underline decoration-edge underline-offset-3 hover:text-strong touch:-my-3 touch:min-h-11"
  >
    {customer === undefined ? (
      number
    ) : (
      <span dir="auto" className="truncate">
        {customer}
      </span>
    )}
  </Link>
);
