import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Link } from "react-router";

interface OrderNumberProps {
  number: string;
  to: string;
}

/** Links to the order. It lies above a link that covers the whole row. */
export const OrderNumber = ({ number, to }: OrderNumberProps) => (
  <Link
    to={to}
    aria-label={t("Order {number}", { number })}
    className="figures relative z-1 -my-0.5 inline-flex min-h-6 items-center rounded-sm text-body underline decoration-edge underline-offset-3 hover:text-strong touch:-my-3 touch:min-h-11"
  >
    {number}
  </Link>
);
