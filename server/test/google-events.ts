// The half of a Google in memory that keeps events: with etags, sync tokens and pages, as its calendar API answers.

export interface StoredEvent {
  id: string;
  status?: string;
  summary?: string;
  description?: string;
  iCalUID?: string;
  recurringEventId?: string;
  originalStartTime?: object;
  start?: { date?: string; dateTime?: string; timeZone?: string };
  end?: { date?: string; dateTime?: string; timeZone?: string };
  recurrence?: string[];
  attendees?: object[];
  [other: string]: unknown;
}

interface Kept {
  event: StoredEvent;
  at: number;
}

export interface GoogleReply {
  status: number;
  body?: unknown;
}

const failed = (status: number, reason: string): GoogleReply => ({
  status,
  body: { error: { code: status, message: reason, errors: [{ domain: "global", reason, message: reason }] } },
});

/** Google takes no other ids. */
const ID = /^[a-v0-9]{5,1024}$/;

/** Only the fields that were asked for, as `items(id,attendees(self)),nextPageToken` names them. */
function only(event: StoredEvent, fields: string): object {
  const inner = /^items\((.*?)\)(?:,nextPageToken.*)?$/.exec(fields)?.[1] ?? fields;
  const names = inner.split(/,(?![^(]*\))/).map((name) => name.replace(/\(.*/, ""));
  return Object.fromEntries(Object.entries(event).filter(([name]) => names.includes(name)));
}

export function googleEvents() {
  let events = new Map<string, Kept>();
  let now = 0;
  /** Sync tokens from before are too old. */
  let oldest = 0;

  const etagOf = (at: number) => `"${at}"`;
  function put(event: StoredEvent): StoredEvent {
    now += 1;
    const kept = { status: "confirmed", iCalUID: `${event.id}@google.com`, ...event, etag: etagOf(now) };
    events.set(event.id, { event: kept, at: now });
    return kept;
  }

  function list(query: URLSearchParams, page: number): GoogleReply {
    const [sync, uid] = [query.get("syncToken"), query.get("iCalUID")];
    if (sync !== null && (uid !== null || query.get("showDeleted") === "false"))
      return failed(400, "invalid");
    if (sync !== null && !/^s\d+$/.test(sync)) return failed(400, "invalid");
    const since = sync === null ? 0 : Number(sync.slice(1));
    if (sync !== null && since < oldest) return failed(410, "fullSyncRequired");
    const isShown = ({ event }: Kept) =>
      event.status !== "cancelled" ||
      sync !== null ||
      query.get("showDeleted") === "true" ||
      event.recurringEventId !== undefined;
    const after = Math.max(since, Number(query.get("pageToken")?.slice(1) ?? 0));
    const left = [...events.values()]
      .filter((one) => one.at > after && isShown(one) && (uid === null || one.event.iCalUID === uid))
      .toSorted((a, b) => a.at - b.at);
    const shown = left.slice(0, page);
    const isLast = shown.length === left.length;
    return {
      status: 200,
      body: {
        items: shown.map(({ event }) => only(event, query.get("fields") ?? "")),
        ...(isLast ? { nextSyncToken: `s${now}` } : { nextPageToken: `p${shown.at(-1)?.at}` }),
      },
    };
  }

  function insert(event: StoredEvent): GoogleReply {
    if (!ID.test(event.id) || event.iCalUID !== undefined) return failed(400, "invalid");
    // Also one that was removed.
    if (events.has(event.id)) return failed(409, "duplicate");
    return { status: 200, body: put(event) };
  }

  function update(id: string, event: StoredEvent, etag: string | undefined): GoogleReply {
    const known = events.get(id);
    if (!known) return failed(404, "notFound");
    if (etag !== undefined && etag !== known.event["etag"]) return failed(412, "conditionNotMet");
    return { status: 200, body: put({ iCalUID: known.event.iCalUID ?? "", ...event, id }) };
  }

  function remove(id: string): GoogleReply {
    const known = events.get(id);
    if (!known) return failed(404, "notFound");
    if (known.event.status === "cancelled") return failed(410, "deleted");
    put({ ...known.event, status: "cancelled" });
    return { status: 204 };
  }

  return {
    put,
    list,
    insert,
    update,
    remove,
    get(id: string, fields: string): GoogleReply {
      const known = events.get(id);
      return known ? { status: 200, body: only(known.event, fields) } : failed(404, "notFound");
    },
    /** Those that are there. */
    all: () => [...events.values()].map(({ event }) => event).filter(({ status }) => status !== "cancelled"),
    /** All sync tokens so far are too old. */
    forgetTokens: () => {
      now += 1;
      oldest = now;
    },
    reset: () => {
      events = new Map();
    },
  };
}

export type GoogleEvents = ReturnType<typeof googleEvents>;
export const googleFailure = failed;
