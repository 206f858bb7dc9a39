import type { appointments } from "@solodesk/contract/scheduling/appointments.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ serviceId, appointmentId, freeAt }: Targets): Samples<typeof appointments> => ({
  create: {
    body: {
      service_id: serviceId,
      customer: { name: "Eve", email: "eve@example.com" },
      starts_at: freeAt,
    },
  },
  get: { params: { id: appointmentId } },
  edit: { params: { id: appointmentId }, body: { notes: "Changed" } },
  complete: { params: { id: appointmentId }, body: { receipt: true }, refused: 409 },
  collect: { params: { id: appointmentId }, body: { collected: { later: true } }, refused: 409 },
  emailReceipt: { params: { id: appointmentId }, refused: 409 },
  completeSeveral: { body: { ids: [appointmentId], collected: { later: true } } },
  confirm: { body: { ids: [appointmentId] } },
  listOwnSlots: { query: { service_id: serviceId } },
});
