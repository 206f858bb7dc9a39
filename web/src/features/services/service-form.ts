// The contract's service as a form holds it: the price is typed as people write it, the rest is as it is sent.
import { minorDigits, parseDecimal, Price, toDecimal } from "@solodesk/contract/kernel/money.ts";
import { AddService, type Service } from "@solodesk/contract/services.ts";
import { z } from "zod";

/** "45,50" as most of Europe writes it; a comma before three digits groups thousands. */
const withPoint = (written: string) => written.replace(/^(\s*\d+),(\d{1,2}\s*)$/, "$1.$2");

const writtenPrice = (currency: string) =>
  z.string().transform((written, context) => {
    const amount = parseDecimal(withPoint(written), currency);
    const price = Price.safeParse({ amount, currency });
    if (price.success) return price.data;
    // The parts of a price have no fields of their own, so what is wrong with one is said of the whole.
    const asked = `Use an amount such as ${(45).toFixed(minorDigits(currency))}.`;
    context.addIssue((amount !== undefined && price.error.issues[0]?.message) || asked);
    return z.NEVER;
  });

export const serviceForm = (currency: string) =>
  AddService.omit({ image_url: true }).extend({ price: writtenPrice(currency) });

export type ServiceForm = z.input<ReturnType<typeof serviceForm>>;
export type ServiceValues = z.output<ReturnType<typeof serviceForm>>;

export const newService: ServiceForm = {
  name: "",
  description: "",
  price: "",
  duration_minutes: 60,
  buffer_minutes: 0,
  location: "in_person",
  active: true,
};

export const formOf = ({ name, description, price, location, active, ...service }: Service): ServiceForm => ({
  name,
  description,
  price: toDecimal(price).toFixed(minorDigits(price.currency)),
  duration_minutes: service.duration_minutes,
  buffer_minutes: service.buffer_minutes,
  location,
  active,
});
