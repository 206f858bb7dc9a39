import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { Payout } from "@solodesk/contract/selling/payouts.ts";
import { Link } from "react-router";
import { moneyText } from "#kernel/text/money-text.ts";
import type { Opened } from "#ui/overlays/use-opened.ts";

interface PayoutLinkProps {
  payout: Payout;
  opened: Opened;
}

/** Opens the withdrawal's drawer; the whole row or card is clickable. */
export const PayoutLink = ({ payout, opened }: PayoutLinkProps) => (
  <Link
    to={opened.addressOf(payout.id)}
    preventScrollReset
    state={{ opened: "payout" }}
    aria-haspopup="dialog"
    aria-label={t("Withdrawal of {amount} to {account}", {
      amount: moneyText(payout.amount),
      account: payout.destination.masked,
    })}
    className="figures block truncate rounded-sm font-medium text-strong after:absolute after:inset-0"
  >
    {payout.destination.masked}
  </Link>
);
