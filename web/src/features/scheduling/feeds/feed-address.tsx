import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { CalendarPlus, Copy } from "lucide-react";
import type { FocusEvent } from "react";
import { copyAddress } from "#kernel/files/copy-address.ts";
import { rich } from "#kernel/text/rich.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Input } from "#ui/forms/input.tsx";

const ways = [
  msg("<app>Google Calendar:</app> <way>Other calendars, +, From URL: paste the address.</way>"),
  msg("<app>Apple Calendar:</app> <way>Open in calendar app, or File, New Calendar Subscription.</way>"),
  msg("<app>Outlook:</app> <way>Add calendar, Subscribe from web: paste the address.</way>"),
];

/** Moves the focus to the new address: the button that created it may be gone. */
const focusOn = (input: HTMLInputElement | null) => input?.focus();

/** Selects the whole address backwards, so that its beginning is in view. */
const selectFromItsEnd = ({ target }: FocusEvent<HTMLInputElement>) =>
  target.setSelectionRange(0, target.value.length, "backward");

/** A new address, shown only this once. */
export const FeedAddress = ({ path }: { path: string }) => (
  <div className="mt-4 space-y-4">
    <Field
      label={t("Private address")}
      hint={t(
        "Copy it now: we only show it once. Anyone who has it can read your appointments and your customers' names.",
      )}
    >
      {(wiring) => (
        <Input
          {...wiring}
          readOnly
          ref={focusOn}
          value={`${location.origin}${path}`}
          onFocus={selectFromItsEnd}
        />
      )}
    </Field>
    <div className="flex flex-wrap gap-2">
      <Button look="primary" onClick={() => void copyAddress(path)}>
        <Copy aria-hidden="true" />
        {t("Copy address")}
      </Button>
      <Button asChild>
        <a href={`webcal://${location.host}${path}`}>
          <CalendarPlus aria-hidden="true" />
          {t("Open in calendar app")}
        </a>
      </Button>
    </div>
    <dl className="space-y-1 text-sm">
      {ways.map((way, index) => (
        <div key={index}>
          {rich(way, {
            app: (text) => <dt className="inline font-medium text-strong">{text}</dt>,
            way: (text) => <dd className="inline text-body">{text}</dd>,
          })}
        </div>
      ))}
    </dl>
  </div>
);
