import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { FoundPerson } from "@solodesk/contract/operator/people.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { Badge } from "#ui/data/badge.tsx";

/** What is unusual about an account. Renders nothing for most. */
export const PersonBadges = ({ person: { suspended_at, debt, store } }: { person: FoundPerson }) => (
  <>
    {suspended_at !== null && <Badge tone="stopped">{t("Suspended||an account")}</Badge>}
    {debt.amount > 0 && (
      <Badge tone="wrong">{t("Owes {amount}||an account", { amount: moneyText(debt) })}</Badge>
    )}
    {suspended_at === null && store?.published === false && (
      <Badge tone="waiting">{t("Store offline")}</Badge>
    )}
  </>
);
