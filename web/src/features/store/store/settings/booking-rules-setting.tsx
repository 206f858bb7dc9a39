import { msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { bookingContacts } from "@solodesk/contract/store/store/booking-contact.ts";
import { confirmations } from "@solodesk/contract/store/store/confirmation.ts";
import { verifyEmails } from "@solodesk/contract/store/store/verify-email.ts";
import { Field } from "#ui/forms/field.tsx";
import { Select } from "#ui/forms/select.tsx";
import { confirmationWords } from "../confirmation-words.ts";
import { bookingRules, contactIn, contactWords, valuesWith, verifyIn, verifyWords } from "./booking-rules.ts";
import { useBookingSetting } from "./use-booking-setting.ts";

const withPolicy = msg(
  "For bookings that you add, and places from the waitlist. All others follow your cancellation policy.",
);

/** Rules for bookings on the store page and for changing them. Renders nothing without a store. */
export function BookingRulesSetting() {
  const { booking, save } = useBookingSetting(msg("Booking rules saved"));
  if (!booking) return null;
  return (
    <fieldset className="border-line border-b py-4">
      <legend className="float-start w-full font-medium text-base text-strong">
        {t("Booking on your page")}
      </legend>
      <p className="clear-both text-faint">{t("What visitors can pick from your opening hours.")}</p>
      <div className="mt-4 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {bookingRules.map((choices) => (
          <Field
            key={choices.rule}
            label={t(choices.label)}
            hint={t(booking.policy && choices.rule === "change_notice_minutes" ? withPolicy : choices.hint)}
          >
            {(wiring) => (
              <Select
                {...wiring}
                value={booking[choices.rule]}
                onChange={({ target: { value } }) => save({ [choices.rule]: Number(value) })}
              >
                {valuesWith(choices, booking[choices.rule]).map((value) => (
                  <option key={value} value={value}>
                    {choices.words(value)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        <Field label={t("New bookings")} hint={t("A service can have a rule of its own.")}>
          {(wiring) => (
            <Select
              {...wiring}
              value={booking.confirmation}
              onChange={({ target: { value } }) =>
                save({ confirmation: confirmations.find((one) => one === value) ?? "on_request" })
              }
            >
              {confirmations.map((confirmation) => (
                <option key={confirmation} value={confirmation}>
                  {t(confirmationWords[confirmation])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t("Customers leave||enter when they book")}
          hint={t("So you can reach your customers.")}
        >
          {(wiring) => (
            <Select
              {...wiring}
              value={booking.contact}
              onChange={({ target: { value } }) => save({ contact: contactIn(value) })}
            >
              {bookingContacts.map((contact) => (
                <option key={contact} value={contact}>
                  {t(contactWords[contact])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t("Who confirms by email")}
          hint={t(
            "New customers get a link to confirm within an hour, or the time is free again. Customers who pay, or leave only a phone number, aren't asked.",
          )}
        >
          {(wiring) => (
            <Select
              {...wiring}
              value={booking.verify_email}
              onChange={({ target: { value } }) => save({ verify_email: verifyIn(value) })}
            >
              {verifyEmails.map((one) => (
                <option key={one} value={one}>
                  {t(verifyWords[one])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </fieldset>
  );
}
