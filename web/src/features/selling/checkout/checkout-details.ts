import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Email } from "@solodesk/contract/kernel/text.ts";
import { Customer } from "@solodesk/contract/scheduling/customers/customer.ts";
import { type CartPreview, CreatePayment } from "@solodesk/contract/selling/checkout.ts";
import { Address } from "@solodesk/contract/selling/orders/address.ts";
import type { Path, UseFormReturn } from "react-hook-form";
import { z } from "zod";

/** The fields the buyer fills in; the rest of the request comes from the cart. */
const Details = CreatePayment.pick({ customer: true, gateway: true, use_credits: true });
const DetailsToSend = Details.extend({ shipping_address: Address });

/** With nothing to ship there are no address fields, so the address is not checked. */
const DetailsOnly = Details.extend({ shipping_address: z.custom<Address>() });

export type CheckoutDetails = z.input<typeof DetailsToSend>;
export type CheckedDetails = z.output<typeof DetailsToSend>;
export type CheckoutFormState = UseFormReturn<CheckoutDetails, unknown, CheckedDetails>;

type DetailsSchema = z.ZodType<CheckedDetails, CheckoutDetails>;

type Asked = Pick<CartPreview, "ships" | "needs_phone">;

const withPhone = (schema: DetailsSchema, { needs_phone }: Asked): DetailsSchema =>
  needs_phone
    ? schema.refine(({ customer }) => customer.phone !== "", {
        path: ["customer", "phone"],
        error: () => t("Enter a phone number."),
      })
    : schema;

export const checkoutDetailsFor = (asked: Asked): DetailsSchema =>
  withPhone(asked.ships ? DetailsToSend : DetailsOnly, asked);

/** Guests must give an email address: their confirmation is sent there. */
const withEmail = { customer: Customer.extend({ email: Email }) };

export const guestDetailsFor = (asked: Asked): DetailsSchema =>
  withPhone(asked.ships ? DetailsToSend.extend(withEmail) : DetailsOnly.extend(withEmail), asked);

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

/** Fields that can show the server's error. */
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
