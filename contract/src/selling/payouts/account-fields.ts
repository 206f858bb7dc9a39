// Which numbers identify a bank account in a country.

/** Countries whose accounts have an IBAN, according to its registry. */
const ibanCountries = new Set(
  (
    "AD AE AL AT AX AZ BA BE BG BH BR BY CH CR CY CZ DE DK DO EE EG ES FI FO FR GB GE GF GI GL GP GR GT HR HU IE IL IQ " +
    "IS IT JO KW KZ LB LC LI LT LU LV LY MC MD ME MF MK MN MQ MR MT MU NC NI NL NO OM PF PK PL PM PS PT QA RE RO RS RU " +
    "SA SC SD SE SI SK SM SO ST SV TF TL TN TR UA VA VG WF XK YE YT"
  ).split(" "),
);

export type AccountField = "iban" | "routing_number" | "account_number";

export const accountFields = (country: string): readonly AccountField[] =>
  ibanCountries.has(country) ? ["iban"] : ["routing_number", "account_number"];
