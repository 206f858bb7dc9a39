// RFC 6238 as all authenticator apps implement it: SHA-1, six digits, 30 seconds.
import { Secret, TOTP } from "otpauth";

const PERIOD = 30;
const DIGITS = 6;
/** How many periods a phone's clock may be ahead or behind. */
const SKEW = 1;
/** The length of a SHA-1 hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** In base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const appOf = (secret: string) => ({
  secret: Secret.fromBase32(secret),
  algorithm: "SHA1",
  digits: DIGITS,
  period: PERIOD,
});

export const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Returns the time step of a code; undefined if the code is wrong now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  // The library throws if these are not digits.
  if (!isOneTimeCode(code)) return undefined;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...appOf(secret), token: code, timestamp, window: SKEW });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta;
}

interface Label {
  /** The name of this site. */
  issuer: string;
  /** The account's email. */
  account: string;
}

/** Returns the address that a QR code passes to an authenticator app. */
export const otpauthUrl = (secret: string, { issuer, account }: Label): string =>
  new TOTP({ ...appOf(secret), issuer, label: account }).toString();
