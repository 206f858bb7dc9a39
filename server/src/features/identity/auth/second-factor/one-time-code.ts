// RFC 6238 as every authenticator app speaks it: SHA-1, six digits, 30 seconds.
import { Secret, TOTP } from "otpauth";

const PERIOD = 30;
const DIGITS = 6;
/** Steps of time by which a phone may be early or late. */
const SKEW = 1;
/** As long as what SHA-1 makes, which is what RFC 4226 asks for. */
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

/** Which step of time this is a code of; undefined for one that is wrong now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  // The library throws at digits that are none.
  if (!isOneTimeCode(code)) return undefined;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...appOf(secret), token: code, timestamp, window: SKEW });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta;
}

interface Label {
  /** Whose site it is. */
  issuer: string;
  /** Whose account. */
  account: string;
}

/** What a QR code tells an authenticator app. */
export const otpauthUrl = (secret: string, { issuer, account }: Label): string =>
  new TOTP({ ...appOf(secret), issuer, label: account }).toString();
