import type { series } from "@solodesk/contract/scheduling/series.ts";
import { momentFrom, type Samples, type Targets } from "#test/security/samples.ts";

const repeated = { customer: { name: "Eve", email: "eve@example.com" }, every_weeks: 1, count: 3 };

export const samples = ({ serviceId, seriesId, appointmentId, freeAt }: Targets): Samples<typeof series> => ({
  preview: { body: { ...repeated, service_id: serviceId, starts_at: freeAt } },
  // The sample of an appointment takes the first day.
  create: { body: { ...repeated, service_id: serviceId, starts_at: momentFrom(freeAt, 1) } },
  cancel: { params: { id: seriesId }, body: { from: appointmentId } },
});
