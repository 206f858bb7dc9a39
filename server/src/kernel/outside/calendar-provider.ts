// Calendars that a seller keeps with another provider, read and written with their own login there.

/** A login at the provider. */
export interface ProviderLogin {
  username: string;
  /** The app password. Of Google, what it gave for the seller's consent. */
  password: string;
}

/** One calendar of a login. */
export interface CalendarPlace extends ProviderLogin {
  /** The calendar's own address. */
  address: string;
}

export interface OfferedCalendar {
  address: string;
  name: string;
  isWritable: boolean;
}

/** One event with all its repeats, as the provider stores it. */
export interface CalendarObject {
  /** The path at the provider. */
  href: string;
  etag: string;
  file: string;
}

/** An event as it is listed. Some providers list it whole: then it needs no reading. */
export interface ListedObject extends Pick<CalendarObject, "href" | "etag"> {
  file?: string;
}

/** What changed since the last token; everything there is, if there was none. */
export interface CalendarChanges {
  changed: ListedObject[];
  /** With everything that is under these paths. */
  removed: string[];
  /** Undefined if the provider has no tokens: `changed` is then everything there is. */
  token: string | undefined;
  /** Whether there is more to ask for with the new token. */
  hasMore: boolean;
}

/** Why the provider did not do as asked. Its answers that say nothing of this kind are an OutsideError. */
export type ProviderRefusal =
  /** The login is not accepted, or no longer. */
  | "login"
  /** The seller took back the permission to use the calendar, or it has expired. */
  | "consent"
  /** It accepts no more requests for now. */
  | "busy"
  /** This installation no longer offers the provider. */
  | "not_offered"
  /** The login may not do this. */
  | "forbidden"
  /** What is there has changed, or is there already, or is gone. */
  | "changed"
  /** The token is too old or unknown: everything has to be listed again. */
  | "token"
  /** There is no calendar at the address. */
  | "no_calendar"
  /** More than is read at once. */
  | "large"
  /** Nothing that can be understood. */
  | "answer";

export class ProviderError extends Error {
  readonly why: ProviderRefusal;
  /** Milliseconds before which the provider wants no other request. */
  readonly wait: number;

  constructor(why: ProviderRefusal, wait = 0) {
    super(why);
    this.why = why;
    this.wait = wait;
  }
}

/** All calls throw ProviderError and OutsideError. */
export interface CalendarProvider {
  /** Lists the calendars of a login that can hold events. */
  list(server: string, login: ProviderLogin): Promise<OfferedCalendar[]>;
  /** The path for an event of ours with this id in the calendar at the address. */
  hrefFor(address: string, id: string): string;
  changes(place: CalendarPlace, token: string | undefined): Promise<CalendarChanges>;
  /** Reads at most `mostRead` events. One that is neither found nor gone could not be read. */
  read(place: CalendarPlace, hrefs: readonly string[]): Promise<{ found: CalendarObject[]; gone: string[] }>;
  /**
   * Writes an event: a new one, or in place of the one with this etag. Returns its etag; undefined if the
   * provider does not say. Throws "changed" if there is another.
   */
  write(place: CalendarPlace, event: NewObject): Promise<string | undefined>;
  /** Removes an event, whatever was changed in it. One that is gone already is no error. */
  remove(place: CalendarPlace, href: string): Promise<void>;
}

export interface NewObject {
  href: string;
  event: EventToWrite;
  /** The same as an iCalendar file. */
  file: string;
  etag: string | undefined;
}

export interface EventToWrite {
  title: string;
  description?: string;
  location?: string;
  url?: string;
  startsAt: Date;
  endsAt: Date;
  /** It is not confirmed yet. */
  isTentative: boolean;
}

/** Events that `read` takes at once. */
export const mostRead = 50;
