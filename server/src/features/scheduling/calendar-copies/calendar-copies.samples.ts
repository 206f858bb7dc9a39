import type { calendarCopies } from "@solodesk/contract/scheduling/calendar-copies.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ syncedId, appointmentId }: Targets): Samples<typeof calendarCopies> => ({
  resolve: { params: { id: syncedId, entry_id: appointmentId }, body: { keep: "solodesk" } },
});
