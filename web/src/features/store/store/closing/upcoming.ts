import type { EndpointInput } from "@solodesk/contract/kernel/endpoint.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import { packs } from "@solodesk/contract/selling/packs.ts";
import { call } from "#kernel/api/call.ts";
import type { Read } from "#kernel/api/query.ts";
import { queryClient } from "#kernel/api/query-client.ts";

/** Bounds of appointments that are still to come. */
export type Upcoming = Pick<
  NonNullable<EndpointInput<typeof appointments.list>["query"]>,
  "to" | "service_id"
> & {
  /** A day of the store, or a moment. */
  from: string;
};

/** What customers have booked or paid for. */
export interface Booked {
  /** How many appointments are pending or confirmed within each of the bounds. */
  upcoming: number[];
  /** Visits of packs that aren't booked. */
  visits: number;
}

/** `visitsOf`: of which service visits are counted, null for all; undefined for none. */
export interface ToCount {
  upcoming: readonly Upcoming[];
  visitsOf?: string | null | undefined;
}

export const bookedRead = ({ upcoming, visitsOf }: ToCount): Read<Booked> => ({
  queryKey: [appointments.list.path, { query: { upcoming: JSON.stringify(upcoming), visitsOf } }],
  queryFn: async ({ signal }) => {
    const [{ visits }, ...appointmentCounts] = await Promise.all([
      visitsOf === undefined
        ? { visits: 0 }
        : call(packs.countUnbooked, { query: visitsOf === null ? {} : { service_id: visitsOf } }, { signal }),
      ...upcoming.map(async (bounds) => {
        const query = { ...bounds, status: "All", page_size: 1 } as const;
        const { counts } = await call(appointments.list, { query }, { signal });
        return counts.Pending + counts.Confirmed;
      }),
    ]);
    return { upcoming: appointmentCounts, visits };
  },
});

/** Counts them before a question that may not be needed. Undefined if that fails: then the question says so. */
export const countBooked = (counted: ToCount): Promise<Booked | undefined> =>
  queryClient.query({ ...bookedRead(counted), staleTime: 0, meta: { quiet: true } }).catch(() => undefined);
