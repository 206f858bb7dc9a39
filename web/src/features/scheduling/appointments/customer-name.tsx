import { t } from "@solodesk/contract/kernel/language/t.ts";
import { customers, type KnownCustomer } from "@solodesk/contract/scheduling/customers.ts";
import { useState } from "react";
import { useController } from "react-hook-form";
import { readOf, useRead } from "#kernel/api/query.ts";
import { moneyText } from "#kernel/text/money-text.ts";
import { useDebounced } from "#ui/data/use-debounced.ts";
import { Combobox } from "#ui/forms/combobox.tsx";
import type { AppointmentFormControl } from "./add/appointment-form-control.ts";

interface CustomerNameProps {
  form: AppointmentFormControl;
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** Takes any name. Suggests known customers; picking one fills in email and phone too. */
export function CustomerName({ form: { control, setValue }, ...wiring }: CustomerNameProps) {
  const { field } = useController({ control, name: "customer.name" });
  const [isMet, meet] = useState(false);
  const q = useDebounced(field.value.trim().slice(0, 100), 200);
  const { data } = useRead(readOf(customers.list, { query: q === "" ? {} : { q } }), {
    // The field works without suggestions, so errors are not shown.
    quiet: true,
    enabled: isMet,
    keepPrevious: true,
  });
  const known = data?.data ?? [];
  const take = (value: string) => {
    const customer = known.find((one) => valueOf(one) === value);
    if (!customer) return field.onChange(value);
    const { name, email, phone } = customer;
    const typed = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setValue("customer.name", name, typed);
    setValue("customer.email", email, typed);
    setValue("customer.phone", phone, typed);
  };
  return (
    <span className="block" onFocus={() => meet(true)}>
      <Combobox
        {...wiring}
        free
        options={known.map((one) => ({
          value: valueOf(one),
          label: one.name,
          note: noteOf(one),
        }))}
        value={field.value}
        onChange={take}
        onBlur={field.onBlur}
        inputRef={field.ref}
      />
    </span>
  );
}

/** How they are reached, and what they owe. */
const noteOf = ({ email, phone, owes }: KnownCustomer): string =>
  [email || phone, owes.amount > 0 && t("Owes {amount}||a customer", { amount: moneyText(owes) })]
    .filter(Boolean)
    .join(" · ");

/** Unique: no two customers share all three. A typed name has no line break, so it never equals one. */
const valueOf = ({ name, email, phone }: KnownCustomer): string => [name, email, phone].join("\n");
