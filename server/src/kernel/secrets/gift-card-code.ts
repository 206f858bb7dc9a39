// The code of a gift card is derived from its id and the installation's secret, and stored nowhere: someone who reads the database
// can't spend it.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { hmac, type Secrets } from "./secrets.ts";

/** Without I, L and O, which are read as digits, and U, so that codes spell fewer words. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const LENGTH = 16;

/** 80 bits, five for each letter or digit; the same for the card's whole life. */
export function giftCardCode(secrets: Secrets, id: Id): string {
  const seal = Buffer.from(hmac(secrets.key("gift card"), id), "base64url");
  return Array.from(seal.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** As it is written: "7K2M-QX4T-9ZRD-B3WV". */
export const writtenCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, "$1-");

/** The code that somebody typed, with or without hyphens and spaces, in any case; undefined if it can't be one. */
export function typedCode(typed: string): string | undefined {
  const plain = typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, "")
    .replaceAll(/[IL]/g, "1")
    .replaceAll("O", "0");
  return plain.length === LENGTH && [...plain].every((one) => ALPHABET.includes(one)) ? plain : undefined;
}

/** By which a card is found. */
export const giftCardHash = (secrets: Secrets, code: string): string =>
  hmac(secrets.key("gift card hash"), code);

/** Stands for the code in a stored email, until the email is sent. */
export const HIDDEN_CODE = "••••-••••-••••-••••";
