import type { checkout } from "@solodesk/contract/selling/checkout.ts";
import type { Samples, Targets } from "#test/security/samples.ts";

export const samples = ({ productId, websiteUrl, paymentId }: Targets): Samples<typeof checkout> => ({
  preview: { body: { items: [{ id: productId, quantity: 1, website_url: websiteUrl }] } },
  create: {
    body: {
      items: [{ id: productId, quantity: 1, website_url: null }],
      customer: { name: "Eve", email: "eve@example.com" },
      shipping_address: { line1: "1 Yard", city: "Arlington", postal_code: "22201", country: "US" },
      gateway: "sandbox",
    },
  },
  verify: { body: { payment_session_id: paymentId } },
});
