import type { GoogleAnswer } from "@solodesk/contract/identity/auth.ts";

/** Google's own issuer; GOOGLE_ISSUER may name another provider instead. */
export const GOOGLE_ITSELF = "https://accounts.google.com";

/** The user's identity from the provider's signed token. */
export interface GoogleIdentity {
  issuer: string;
  /** The issuer's id of the user. Unlike an email address, it is never reassigned. */
  subject: string;
  /** Undefined if the account has none or it is not verified. */
  email: string | undefined;
  /** Whether the issuer knows who has the address now, not only who had it when it was verified. */
  vouches: boolean;
  name: string | undefined;
  picture: string | undefined;
  /** When the user last authenticated at the provider; undefined if it does not say. */
  authTime: Date | undefined;
}

export interface Google {
  clientId: string;
  /** The issuer under which accounts are linked. */
  issuer: string;
  /** Undefined if the provider does not respond in time. */
  authorizationEndpoint(): Promise<string | undefined>;
  /** Throws "google_refused" if the answer is not valid, "google_unavailable" if Google does not respond. */
  exchange(answer: GoogleAnswer): Promise<GoogleIdentity>;
}
