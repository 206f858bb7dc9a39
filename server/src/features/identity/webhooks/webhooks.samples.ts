import type { webhooks } from "@solodesk/contract/identity/webhooks.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ webhookId, deliveryId }: Targets): Samples<typeof webhooks> => {
  const params = { id: webhookId };
  return {
    // An address without a name, so that no name is looked up in these tests.
    create: { body: { url: "https://8.8.8.8/webhooks", events: ["order.paid"] } },
    edit: { params, body: { description: "Bookkeeping" } },
    remove: { params },
    rotate: { params },
    sendTest: { params },
    listDeliveries: { params },
    redeliver: { params: { ...params, delivery_id: deliveryId } },
  };
};
