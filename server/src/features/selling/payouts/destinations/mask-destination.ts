import type { NewDestination } from "@solodesk/contract/selling/payouts.ts";

const SHOWN = 4;
/** A number so short is not told by its end. */
const SHORT = 8;

/** "DE •••• 3000", "a•••@example.com": enough to tell one's own apart, and to pay nothing to. */
export function maskDestination(destination: NewDestination): string {
  if (destination.kind === "paypal") {
    const [name = "", host = ""] = destination.email.split("@");
    return `${[...name].slice(0, 1).join("")}•••@${host}`;
  }
  const { country, iban, account_number } = destination;
  const number = iban ?? account_number ?? "";
  return `${country} •••• ${number.slice(number.length < SHORT ? -2 : -SHOWN)}`;
}
