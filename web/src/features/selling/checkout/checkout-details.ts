import { Email } from "@solodesk/contract/kernel/text.ts";
import { Customer } from "@solodesk/contract/scheduling/customers/customer.ts";
import { CreatePayment } from "@solodesk/contract/selling/checkout.ts";
import { Address } from "@solodesk/contract/selling/orders/address.ts";
import type { Path, UseFormReturn } from "react-hook-form";
import { z } from "zod";

/** What only the buyer can say; the rest of the call comes from the cart. */
const Details = CreatePayment.pick({ customer: true, gateway: true, use_credits: true });
const DetailsToSend = Details.extend({ shipping_address: Address });

/** Without anything to send the fields are not there, and nothing is asked of them. */
const DetailsOnly = Details.extend({ shipping_address: z.custom<Address>() });

export type CheckoutDetails = z.input<typeof DetailsToSend>;
export type CheckedDetails = z.output<typeof DetailsToSend>;
export type CheckoutForm = UseFormReturn<CheckoutDetails, unknown, CheckedDetails>;

type DetailsSchema = z.ZodType<CheckedDetails, CheckoutDetails>;

export const detailsFor = (ships: boolean): DetailsSchema => (ships ? DetailsToSend : DetailsOnly);

/** Who has no account is confirmed to by email. */
const reachable = { customer: Customer.extend({ email: Email }) };

export const guestDetailsFor = (ships: boolean): DetailsSchema =>
  ships ? DetailsToSend.extend(reachable) : DetailsOnly.extend(reachable);

const nowhere = { line1: "", line2: "", city: "", region: "", postal_code: "", country: "" };

interface Known {
  name: string;
  email: string;
  country: string;
  gateway: CheckoutDetails["gateway"];
  credits: boolean;
}

export const firstDetails = ({ name, email, country, gateway, credits }: Known): CheckoutDetails => ({
  customer: { name, email, phone: "" },
  shipping_address: { ...nowhere, country },
  gateway,
  use_credits: credits,
});

/** Where a refusal may belong to. */
export const detailNames = [
  "customer.name",
  "customer.email",
  "customer.phone",
  "shipping_address.line1",
  "shipping_address.line2",
  "shipping_address.city",
  "shipping_address.region",
  "shipping_address.postal_code",
  "shipping_address.country",
  "gateway",
] as const satisfies Path<CheckoutDetails>[];
