// Checks which numbers a bank account needs in its country, and writes them the way banks compare them.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { accountFields } from "@solodesk/contract/selling/payouts/account-fields.ts";
import type { NewDestination } from "@solodesk/contract/selling/payouts.ts";
import { isValidIBAN } from "ibantools";
import { AppError } from "#kernel/app-error.ts";

const WEIGHTS = [3, 7, 1];

/** Nine digits with the checksum of the American Bankers Association. */
function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || digits === "000000000") return false;
  const sum = [...digits].reduce((so, digit, at) => so + Number(digit) * (WEIGHTS[at % 3] ?? 0), 0);
  return sum % 10 === 0;
}

type BankAccount = Extract<NewDestination, { kind: "bank" }>;
type Numbers = Pick<BankAccount, "iban" | "account_number" | "routing_number">;
type Faults = Record<keyof Numbers, string | undefined>;

const plain = (written: string | undefined): string => (written ?? "").replace(/[\s-]/g, "").toUpperCase();

/** Banks in these territories use the IBANs of another country. */
const french = new Set(["BL", "GF", "GP", "MF", "MQ", "NC", "PF", "PM", "RE", "TF", "WF", "YT"]);
const ibanCountryOf = (country: string): string =>
  french.has(country) ? "FR" : country === "AX" ? "FI" : country;

const unless = (isRight: boolean, words: string): string | undefined => (isRight ? undefined : words);

function ibanFault(country: string, iban: string): string | undefined {
  if (iban === "") return t("Enter the IBAN.");
  if (!isValidIBAN(iban)) return t("This IBAN isn't right. Check it for a wrong or missing character.");
  return unless(iban.startsWith(ibanCountryOf(country)), t("This IBAN is from another country."));
}

function faultsOf(
  country: string,
  { iban, account_number, routing_number }: Record<keyof Numbers, string>,
): Faults {
  if (accountFields(country).includes("iban"))
    return {
      iban: ibanFault(country, iban),
      account_number: unless(account_number === "", t("The IBAN is enough: leave this empty.")),
      routing_number: unless(routing_number === "", t("The IBAN is enough: leave this empty.")),
    };
  const noIban = unless(iban === "", t("Accounts in this country have no IBAN: leave this empty."));
  if (country === "US")
    return {
      iban: noIban,
      account_number: unless(
        /^\d{4,17}$/.test(account_number),
        t("Enter the 4 to 17 digits of the account."),
      ),
      routing_number: unless(
        isRoutingNumber(routing_number),
        t("This routing number isn't right. Check its 9 digits."),
      ),
    };
  return {
    iban: noIban,
    account_number: unless(/^[A-Z0-9]{3,34}$/.test(account_number), t("Enter the account number.")),
    routing_number: unless(/^[A-Z0-9]*$/.test(routing_number), t("Use digits and letters only.")),
  };
}

/**
 * Returns the destination as it is stored: numbers without spaces and dashes, empty ones left out. Throws
 * "validation_failed".
 */
export function checkDestination(given: NewDestination): NewDestination {
  if (given.kind === "paypal") return given;
  const { kind, holder, country } = given;
  const numbers = {
    iban: plain(given.iban),
    account_number: plain(given.account_number),
    routing_number: plain(given.routing_number),
  };
  const faults = Object.entries(faultsOf(country, numbers));
  const fields = Object.fromEntries(
    faults.flatMap(([name, words]) => (words === undefined ? [] : [[name, words]])),
  );
  if (Object.keys(fields).length > 0) throw new AppError("validation_failed", { fields });
  const { iban, account_number, routing_number } = numbers;
  return {
    kind,
    holder,
    country,
    ...(iban !== "" && { iban }),
    ...(account_number !== "" && { account_number }),
    ...(routing_number !== "" && { routing_number }),
  };
}
