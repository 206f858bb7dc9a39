// Reads a WebDAV multistatus answer (RFC 4918) with the parts of it that CalDAV needs. The parser is strict,
// and knows no entities but XML's own, so an answer cannot grow while it is read.
import { setImmediate } from "node:timers/promises";
import { SaxesParser, type SaxesTagNS } from "saxes";
import { ProviderError } from "#kernel/outside/calendar-provider.ts";

const DAV = "DAV:";
const CALDAV = "urn:ietf:params:xml:ns:caldav";

/** What is said of one resource. Empty text counts as unsaid. */
export interface DavResponse {
  href: string;
  /** Of the resource itself; undefined if only its properties have one. */
  status: number | undefined;
  etag?: string;
  name?: string;
  file?: string;
  principal?: string;
  home?: string;
  isCalendar?: boolean;
  /** The kinds of parts it takes; undefined if it doesn't say. */
  parts?: string[];
  /** The names of what the login may do; undefined if it doesn't say. */
  rights?: string[];
}

export interface Multistatus {
  responses: DavResponse[];
  syncToken: string | undefined;
}

/** Bytes that are parsed before others get a turn. */
const SLICE = 64 * 1024;
/** Resources in one answer. */
const MOST_RESPONSES = 20_000;

const keyOf = ({ uri, local }: SaxesTagNS): string =>
  `${uri === DAV ? "d" : uri === CALDAV ? "c" : "?"}:${local}`;

const statusIn = (line: string): number => Number(/^HTTP\/\S+ (\d{3})/.exec(line)?.[1] ?? 0);
const isGood = (status: number): boolean => status >= 200 && status < 300;

/** Throws ProviderError "answer", or "large". */
export async function readMultistatus(body: Buffer): Promise<Multistatus> {
  const reader = multistatusReader();
  const decoder = new TextDecoder();
  for (let at = 0; at < body.length; at += SLICE) {
    reader.write(decoder.decode(body.subarray(at, at + SLICE), { stream: true }));
    await setImmediate();
  }
  return reader.end();
}

function multistatusReader() {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const responses: DavResponse[] = [];
  let syncToken: string | undefined;
  const path: string[] = [];
  let text = "";
  let response: DavResponse | undefined;
  /** Properties count only once their status is known to be good. */
  let props: Partial<DavResponse> = {};
  let propStatus: number | undefined;

  parser.on("error", (error) => {
    throw error;
  });
  const startOf: Record<string, (tag: SaxesTagNS) => void> = {
    "d:response": () => {
      response = { href: "", status: undefined };
    },
    "d:propstat": () => {
      props = {};
      propStatus = undefined;
    },
    "c:calendar": () => {
      if (path.at(-1) === "d:resourcetype") props.isCalendar = true;
    },
    "c:supported-calendar-component-set": () => {
      props.parts = [];
    },
    "c:comp": (tag) => {
      const name = tag.attributes.name;
      props.parts?.push((typeof name === "string" ? name : (name?.value ?? "")).toUpperCase());
    },
    "d:current-user-privilege-set": () => {
      props.rights = [];
    },
  };
  const endOf: Record<string, (value: string, parent: string | undefined) => void> = {
    "d:href": (value, parent) => {
      if (parent === "d:response" && response) response.href = value;
      if (parent === "d:current-user-principal") props.principal = value;
      if (parent === "c:calendar-home-set") props.home ??= value;
    },
    "d:status": (value, parent) => {
      if (parent === "d:propstat") propStatus = statusIn(value);
      else if (response) response.status = statusIn(value);
    },
    "d:getetag": (value) => {
      props.etag = value;
    },
    "d:displayname": (value) => {
      props.name = value;
    },
    "c:calendar-data": (value) => {
      props.file = value;
    },
    "d:propstat": () => {
      if (response && isGood(propStatus ?? 0)) Object.assign(response, props);
    },
    "d:response": () => {
      if (response) responses.push(response);
      response = undefined;
      if (responses.length > MOST_RESPONSES) throw new ProviderError("large");
    },
    "d:sync-token": (value, parent) => {
      if (parent === "d:multistatus") syncToken = value || undefined;
    },
  };

  parser.on("opentag", (tag) => {
    const key = keyOf(tag);
    if (path.at(-1) === "d:privilege") props.rights?.push(key);
    startOf[key]?.(tag);
    path.push(key);
    text = "";
  });
  parser.on("text", (piece) => {
    text += piece;
  });
  parser.on("cdata", (piece) => {
    text += piece;
  });
  parser.on("closetag", () => {
    const key = path.pop() ?? "";
    endOf[key]?.(text.trim(), path.at(-1));
    text = "";
  });

  const guarded = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw error instanceof ProviderError ? error : new ProviderError("answer");
    }
  };
  return {
    write: (piece: string) => guarded(() => parser.write(piece)),
    end: (): Multistatus => {
      guarded(() => parser.close());
      return { responses, syncToken };
    },
  };
}
