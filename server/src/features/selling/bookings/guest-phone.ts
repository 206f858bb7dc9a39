import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";
import { hasKnownNumbers, judgeNumber, writtenNumber } from "#kernel/phone-number.ts";

interface Guest {
  customer: { email: string; phone: string };
  country: string;
  /** Whether the store asks for a number beside the email address. */
  isPhoneNeeded: boolean;
}

/**
 * Returns a guest's phone number in international form. Throws "validation_failed" if it can't be dialled and is needed
 * to reach them, or is far too short. Otherwise keeps it as typed: better that than a lost booking.
 */
export function guestPhone({ customer: { email, phone }, country, isPhoneNeeded }: Guest): string {
  if (phone === "") return "";
  const judged = judgeNumber(phone, country);
  const isNeeded = isPhoneNeeded || email === "";
  if (judged === "too short" || (judged === "incomplete" && isNeeded))
    throw new AppError("validation_failed", { fields: { "customer.phone": whatToWrite(phone, country) } });
  return writtenNumber(phone, country);
}

function whatToWrite(phone: string, country: string): string {
  if (phone.startsWith("+")) return t("This phone number is too short or too long.");
  if (!hasKnownNumbers(country)) return t("Start the phone number with + and the country code.");
  return t(
    "This phone number is too short or too long. Add the area code, or start with + and the country code.",
  );
}
