import type { EndpointInput } from "@solodesk/contract/kernel/endpoint.ts";
import { appointments } from "@solodesk/contract/scheduling/appointments.ts";
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

/** How many appointments are pending or confirmed within each of these bounds. */
export const upcomingRead = (all: readonly Upcoming[]): Read<number[]> => ({
  queryKey: [appointments.list.path, { query: { upcoming: JSON.stringify(all) } }],
  queryFn: ({ signal }) =>
    Promise.all(
      all.map(async (bounds) => {
        const query = { ...bounds, status: "All", page_size: 1 } as const;
        const { counts } = await call(appointments.list, { query }, { signal });
        return counts.Pending + counts.Confirmed;
      }),
    ),
});

/** Counts them before a question that may not be needed. Undefined if that fails: then the question says so. */
export const countUpcoming = (all: readonly Upcoming[]): Promise<number[] | undefined> =>
  queryClient.query({ ...upcomingRead(all), staleTime: 0, meta: { quiet: true } }).catch(() => undefined);
