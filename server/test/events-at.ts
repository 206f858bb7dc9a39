import type { StoredEvent } from "./google-events.ts";
import type { StrangeGoogle } from "./strange-google.ts";

/** From then on. */
export const hour = (from: string) => ({
  start: { dateTime: from },
  end: { dateTime: new Date(Date.parse(from) + 3_600_000).toISOString() },
});

/** What a test does to a calendar at Google, by its address. */
export function eventsAt(google: StrangeGoogle, address: string) {
  const events = google.eventsOf(decodeURIComponent(address.replace(/^.*\//, "")));
  return {
    ...events,
    put: (id: string, event: Partial<StoredEvent>) => events.put({ id, ...event }),
    fill: (count: number) => {
      for (let nth = 0; nth < count; nth += 1)
        events.put({
          id: `event${nth}`,
          ...hour(new Date(Date.parse("2026-12-01T09:00:00Z") + nth * 7_200_000).toISOString()),
        });
    },
    ours: () => events.all().filter(({ id }) => id.startsWith("solodesk")),
  };
}
