import { type Message, t } from "@solodesk/contract/kernel/language/t.ts";
import { planPaymentStatuses } from "@solodesk/contract/money/billing.ts";
import { paidKinds } from "@solodesk/contract/money/plans.ts";
import { DayRange } from "#ui/data/day-range.tsx";
import { FilterBar } from "#ui/data/filter-bar.tsx";
import { Select } from "#ui/forms/select.tsx";
import { planPaymentKindNames, planPaymentStatusNames } from "../payment-words.ts";
import type { HistoryFilter } from "./use-history-filter.ts";

/** Filters by kind, status and days. */
export const HistoryFilters = ({ filter }: { filter: HistoryFilter }) => (
  <FilterBar>
    <Choice
      label={t("Payments for")}
      all={t("Plans and credits")}
      names={planPaymentKindNames}
      values={paidKinds}
      value={filter.kind}
      onChange={(kind) => filter.choose({ kind })}
    />
    <Choice
      label={t("Status")}
      all={t("Any status")}
      names={planPaymentStatusNames}
      values={planPaymentStatuses}
      value={filter.status}
      onChange={(status) => filter.choose({ status })}
    />
    <DayRange
      from={filter.from}
      setFrom={(from) => filter.choose({ from })}
      to={filter.to}
      setTo={(to) => filter.choose({ to })}
    />
  </FilterBar>
);

interface ChoiceProps<T extends string> {
  label: string;
  all: string;
  names: Record<T, Message>;
  values: readonly T[];
  value: T | "";
  onChange: (value: string) => void;
}

const Choice = <T extends string>({ label, all, names, values, value, onChange }: ChoiceProps<T>) => (
  <Select
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    className="min-w-36 flex-1 md:max-w-52"
  >
    <option value="">{all}</option>
    {values.map((one) => (
      <option key={one} value={one}>
        {t(names[one])}
      </option>
    ))}
  </Select>
);
