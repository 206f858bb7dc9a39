import type { notifications } from "@solodesk/contract/platform/notifications.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ productId }: Targets): Samples<typeof notifications> => ({
  markRead: { body: { ids: [productId] } },
  savePreference: { body: { kind: "order_paid", by_mail: false } },
});
