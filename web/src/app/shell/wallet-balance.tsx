import { dashboard } from "@solodesk/contract/account/dashboard.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { fromDecimal } from "@solodesk/contract/kernel/money.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { Wallet } from "lucide-react";
import { Link } from "react-router";
import { readOf, useRead } from "#kernel/api/query.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { Skeleton } from "#ui/layout/skeleton.tsx";
import { classes } from "#ui/look/classes.ts";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import { Money } from "#ui/text/money.tsx";

const look = "flex h-9 items-center gap-2 px-2 touch:h-11";

/** Bought credit, shown with the decimals of its currency: two for dollars (spec 3). */
export function WalletBalance() {
  const { data, isError } = useRead(readOf(dashboard.get, {}));
  const wallets = data?.wallets;
  if (isError && !wallets) return null;
  if (!wallets) {
    return (
      <span className={look}>
        <Skeleton className="hidden size-4 sm:block" />
        <Skeleton className="h-4 w-10" />
      </span>
    );
  }
  const sum = fromDecimal(wallets.recharged, wallets.currency);
  const coming = wallets.earnings + wallets.pending;
  const comingSum = fromDecimal(coming, wallets.currency);
  const isComing = coming > 0;
  const amount = moneyText(comingSum);
  return (
    <Tooltip
      text={isComing ? t("Wallet balance. {amount} more from your sales", { amount }) : t("Wallet balance")}
    >
      <Link
        to={pages.pricing}
        {...(isComing ? { "aria-description": t("{amount} more from your sales", { amount }) } : {})}
        className={classes(
          look,
          "rounded-md font-medium text-base text-body hover:bg-hover hover:text-strong",
        )}
      >
        <Wallet aria-hidden="true" className="hidden size-4 sm:block" />
        <span className="sr-only">{t("Wallet balance")}</span>{" "}
        <span className="grid min-w-10 leading-tight">
          <Money value={sum} />
          {isComing && (
            <bdi aria-hidden="true" className="text-faint text-xs">
              +<Money value={comingSum} />
            </bdi>
          )}
        </span>
      </Link>
    </Tooltip>
  );
}
