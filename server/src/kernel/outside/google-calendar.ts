import type { CalendarProvider } from "./calendar-provider.ts";

/** What is needed to ask for a seller's consent, and to prove afterwards that we asked. */
export interface ConsentVisit {
  redirectUri: string;
  state: string;
  codeVerifier: string;
  /** The account to suggest; the seller may choose another. */
  account?: string;
}

export interface GoogleConsent {
  /** The email address of the account. */
  account: string;
  /** What to sign in with from now on: the password of its logins. */
  token: string;
}

/** Google Calendar, which sellers let us use by consenting on Google's pages. */
export interface GoogleCalendar {
  calendars: CalendarProvider;
  /** Google's page that asks for the consent. */
  consentAddress(visit: ConsentVisit): string;
  /**
   * Exchanges the code that Google returned. Throws "google_refused" if it is not valid or a permission was left out,
   * "google_unavailable" if Google does not answer.
   */
  exchange(answer: { code: string; codeVerifier: string; redirectUri: string }): Promise<GoogleConsent>;
  /** Gives a consent back. One that is gone already is no error. Throws ProviderError, OutsideError. */
  revoke(token: string): Promise<void>;
}
