import type { Config } from "#kernel/config/config.ts";

export interface GoogleAddresses {
  /** Where people consent. */
  consent: string;
  token: string;
  revoke: string;
  /** Without a slash at its end. */
  api: string;
  /** The only origins that are asked. */
  origins: ReadonlySet<string>;
  /** The one on this machine that stands in for Google; none in production. */
  trusted: ReadonlySet<string>;
}

/** Google's own addresses, or those of a server on this machine in its place. */
export function googleAddresses({
  GOOGLE_CALENDAR_SERVER,
}: Pick<Config, "GOOGLE_CALENDAR_SERVER">): GoogleAddresses {
  const own = GOOGLE_CALENDAR_SERVER && new URL(GOOGLE_CALENDAR_SERVER).origin;
  const [accounts, oauth, apis] = own
    ? [own, own, own]
    : ["https://accounts.google.com", "https://oauth2.googleapis.com", "https://www.googleapis.com"];
  return {
    consent: `${accounts}/o/oauth2/v2/auth`,
    token: `${oauth}/token`,
    revoke: `${oauth}/revoke`,
    api: `${apis}/calendar/v3`,
    origins: new Set([oauth, apis]),
    trusted: new Set(own ? [own] : []),
  };
}
