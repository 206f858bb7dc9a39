import type { GoogleAnswer } from "@solodesk/contract/identity/auth.ts";

/** The issuer that is Google, where another provider may stand in its place. */
export const GOOGLE_ITSELF = "https://accounts.google.com";

/** Who somebody is, as the provider has signed it for us. */
export interface GoogleIdentity {
  issuer: string;
  /** The issuer's own name for this person: never given to another, as an address may be. */
  subject: string;
  /** Undefined where the account has none, or nobody has confirmed it. */
  email: string | undefined;
  /** Whether the issuer knows today, and not only since it was once confirmed, whose address that is. */
  vouches: boolean;
  name: string | undefined;
  picture: string | undefined;
  /** When the password or the like was asked for; undefined where the provider does not say. */
  authTime: Date | undefined;
}

export interface Google {
  clientId: string;
  /** As accounts are kept under it. */
  issuer: string;
  /** Undefined while the provider does not answer; nobody waits long for it. */
  authorizationEndpoint(): Promise<string | undefined>;
  /** Throws "google_refused" for an answer that is worth nothing, "google_unavailable". */
  exchange(answer: GoogleAnswer): Promise<GoogleIdentity>;
}
