import { dashboard } from "@solodesk/contract/dashboard.ts";
import { type Booking, store } from "@solodesk/contract/store.ts";
import { useState } from "react";
import { CallError } from "#kernel/call-error.ts";
import { useRead } from "#kernel/query.ts";
import { useSend } from "#kernel/use-send.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { type BookingRule, bookingRules, rulesOf, valuesWith } from "./booking-rules.ts";

type Rules = Pick<Booking, BookingRule>;

/** What may be booked on the store page, and until when it may be changed. Nothing without a store. */
export function BookingRulesSetting() {
  const { data } = useRead(dashboard.get, {}, { quiet: true });
  const { mutateAsync } = useSend(store.edit, { refresh: [dashboard.get], success: "Booking rules saved" });
  // Shows at once, and is what a second choice goes on from while the first is on its way.
  const [chosen, setChosen] = useState<Rules>();
  const booking = data?.store_info?.booking;
  if (!booking) return null;
  const rules = chosen ?? rulesOf(booking);
  const save = (rule: BookingRule, value: number) => {
    const change: Partial<Rules> = { [rule]: value };
    setChosen({ ...rules, ...change });
    mutateAsync({ body: { booking: change } }).catch((refusal: unknown) => {
      setChosen(undefined);
      if (!(refusal instanceof CallError)) throw refusal;
    });
  };
  return (
    <fieldset className="border-line border-b py-4">
      <legend className="float-left w-full font-medium text-base text-strong">Booking on your page</legend>
      <p className="clear-both text-faint">What visitors can pick from your opening hours.</p>
      <div className="mt-4 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {bookingRules.map((choices) => (
          <Field key={choices.rule} label={choices.label} hint={choices.hint}>
            {(wiring) => (
              <Select
                {...wiring}
                value={rules[choices.rule]}
                onChange={({ target: { value } }) => save(choices.rule, Number(value))}
              >
                {valuesWith(choices, rules[choices.rule]).map((value) => (
                  <option key={value} value={value}>
                    {choices.words(value)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
