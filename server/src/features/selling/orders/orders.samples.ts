import type { orders } from "@solodesk/contract/selling/orders.ts";
import { type Samples, type Targets, UNKNOWN_CODE } from "#test/security/samples.ts";

const refund = { amount: 100, restock: false, reason: "Late" };

export const samples = ({ orderId, appointmentId }: Targets): Samples<typeof orders> => {
  const params = { id: orderId };
  return {
    get: { params },
    change: { params, body: { status: "processing" } },
    addNote: { params, body: { note: "Wrap it" } },
    previewRefund: { params, body: refund },
    previewConsequences: { params },
    refund: { params, body: refund },
    previewTimeConsequences: { params: { id: appointmentId }, query: { action: "cancel" } },
    getDisputePack: { params },
    recordOpen: { body: { page: "order", code: UNKNOWN_CODE } },
    // Only the server can write the code.
    getGuestOrder: { params: { code: UNKNOWN_CODE }, refused: 404 },
  };
};
