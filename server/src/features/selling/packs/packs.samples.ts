import type { packs } from "@solodesk/contract/selling/packs.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ appointmentId, orderId }: Targets): Samples<typeof packs> => {
  const params = { id: appointmentId };
  return {
    list: { params },
    countUnbooked: { query: {} },
    // The appointment was paid with an order of its own.
    draw: { params, body: { order_id: orderId, line: 1, version: 1 }, refused: 409 },
  };
};
