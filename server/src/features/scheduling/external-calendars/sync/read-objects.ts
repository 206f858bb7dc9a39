import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { Deps } from "#kernel/deps.ts";
import {
  type CalendarObject,
  type CalendarPlace,
  type CalendarProvider,
  ProviderError,
} from "#kernel/outside/calendar-provider.ts";
import { OutsideSizeError } from "#kernel/outside/outside-fetch.ts";
import type { EventsRead } from "../file/busy-times.ts";
import { CalendarError } from "../file/calendar-error.ts";
import { readCalendars } from "../file/read-calendar.ts";
import { splitOwn } from "../split-own.ts";
import type { ReadObject } from "./objects.repository.ts";

interface Reading {
  storeId: Id;
  zone: string;
  window: Range;
}

interface ToRead extends Reading {
  provider: CalendarProvider;
  place: CalendarPlace;
  hrefs: readonly string[];
}

/**
 * Reads these events. One that is too large or too slow to read makes only itself unreadable. Throws ProviderError,
 * OutsideError.
 */
export async function readObjects(deps: Pick<Deps, "db">, asked: ToRead): Promise<ReadObject[]> {
  const { provider, place, hrefs } = asked;
  const isAlone = hrefs.length === 1;
  const apart = async () => {
    const read: ReadObject[] = [];
    for (const href of hrefs) read.push(...(await readObjects(deps, { ...asked, hrefs: [href] })));
    return read;
  };
  let objects: CalendarObject[];
  let lost: string[];
  try {
    const { found, gone } = await provider.read(place, hrefs);
    objects = found.filter(({ href }) => hrefs.includes(href));
    const known = new Set([...gone, ...objects.map(({ href }) => href)]);
    lost = hrefs.filter((href) => !known.has(href));
  } catch (error) {
    const isUnreadable = error instanceof ProviderError && (error.why === "answer" || error.why === "large");
    if (!isUnreadable && !(error instanceof OutsideSizeError)) throw error;
    if (!isAlone) return apart();
    return hrefs.map(unlisted);
  }
  try {
    return [...(await readFiles(deps, asked, objects)), ...lost.map(unlisted)];
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    return isAlone ? objects.map(unreadable) : apart();
  }
}

/** Reads the files of these events. Throws CalendarError if they take too long or too much together. */
export async function readFiles(
  deps: Pick<Deps, "db">,
  { storeId, zone, window }: Reading,
  objects: readonly CalendarObject[],
): Promise<ReadObject[]> {
  if (objects.length === 0) return [];
  const files = objects.map(({ file }) => new TextEncoder().encode(file));
  const answers = await readCalendars({ files, zone, window });
  const reads = answers.flatMap((answer) => ("read" in answer ? [answer.read] : []));
  const split = new Map(
    (await splitOwn(deps, { storeId, window, reads })).map((one, at) => [reads[at], one]),
  );
  const toRead = (object: CalendarObject, at: number): ReadObject => {
    const answer = answers[at];
    const found = answer && "read" in answer ? { ...answer.read, ...split.get(answer.read) } : undefined;
    return found ? readable(object, found) : unreadable(object);
  };
  return objects.map(toRead);
}

const unreadable = ({ href, etag }: Pick<CalendarObject, "href" | "etag">): ReadObject => ({
  href,
  etag,
  busy: [],
  isBroken: true,
  unknownZones: [],
  own: undefined,
});

/** One that the provider says nothing of. */
const unlisted = (href: string): ReadObject => unreadable({ href, etag: "" });

/** Zones are shown by name: a few are enough. */
const [MOST_ZONES, LONGEST_ZONE] = [10, 100];

function readable(
  { href, etag }: CalendarObject,
  { busy, broken, unknownZones, own }: EventsRead,
): ReadObject {
  const [first] = own.filter(({ isCancelled }) => !isCancelled);
  return {
    href,
    etag,
    busy,
    isBroken: broken > 0,
    unknownZones: unknownZones.slice(0, MOST_ZONES).map((name) => name.slice(0, LONGEST_ZONE)),
    own: first && {
      from: first.from,
      to: first.to,
    },
  };
}
