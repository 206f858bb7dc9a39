import { t } from "@solodesk/contract/kernel/language/t.ts";
import type { TimeOff } from "@solodesk/contract/store/store.ts";
import type { KeyboardEvent } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";
import { timeOffMistakes } from "./time-off-editing.ts";
import type { TimeOffList } from "./use-time-off.ts";

interface TimeOffFormProps {
  off: TimeOff;
  at: number;
  list: TimeOffList;
}

/** The entry being edited. It is inside the store's form, so Enter must not submit that. */
export function TimeOffForm({ off, at, list }: TimeOffFormProps) {
  const mistakes = list.open?.isChecked ? timeOffMistakes(off) : {};
  const onKeyDown = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key === "Enter" && isField && !event.nativeEvent.isComposing) {
      event.preventDefault();
      list.close();
    }
    if (event.key === "Escape") list.cancel();
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <div role="group" aria-label={t("Time off")} className="space-y-4 py-4">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-4">
          <Field label={t("First day")} error={mistakes.from}>
            {(wiring) => (
              <Input
                {...wiring}
                type="date"
                value={off.from}
                max="9999-12-31"
                onChange={(event) => list.change(at, { from: event.target.value })}
              />
            )}
          </Field>
          <Field label={t("Last day")} error={mistakes.to}>
            {(wiring) => (
              <Input
                {...wiring}
                type="date"
                value={off.to}
                min={off.from || undefined}
                max="9999-12-31"
                onChange={(event) => list.change(at, { to: event.target.value })}
              />
            )}
          </Field>
        </div>
        <Field
          label={t("Reason")}
          optional
          error={mistakes.reason}
          hint={t("Visitors read it on your store page.")}
        >
          {(wiring) => (
            <Input
              {...wiring}
              value={off.reason}
              autoComplete="off"
              placeholder={t("Summer break")}
              onChange={(event) => list.change(at, { reason: event.target.value })}
            />
          )}
        </Field>
        <div className="flex gap-2">
          <Button size="sm" onClick={list.close}>
            {t("Done")}
          </Button>
          <Button size="sm" look="ghost" onClick={list.cancel}>
            {t("Cancel")}
          </Button>
        </div>
      </div>
    </div>
  );
}
