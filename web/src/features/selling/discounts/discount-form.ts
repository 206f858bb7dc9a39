// The contract's discount as the form holds it: amounts and numbers are typed text, its start and end are days of the store.
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { DAY, instantOf, wallOf, wallOfDay } from "@solodesk/contract/kernel/zone.ts";
import { discountKinds } from "@solodesk/contract/selling/discounts/applied-discount.ts";
import { type Discount, SetDiscount } from "@solodesk/contract/selling/discounts.ts";
import { z } from "zod";
import { priceText, writtenPrice } from "#kernel/text/written-price.ts";
import { dayOfWall } from "#kernel/time/days.ts";

export const scopes = ["all", "products", "services"] as const;

const Written = z.object({
  by: z.enum(["code", "automatic"]),
  code: z.string(),
  title: z.string(),
  kind: z.enum(discountKinds),
  value: z.string(),
  scope: z.enum(scopes),
  ids: z.array(z.string()),
  minimum: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  limit: z.string(),
  per_customer: z.string(),
  first_order: z.boolean(),
  stackable: z.boolean(),
  active: z.boolean(),
});
export type WrittenDiscount = z.input<typeof Written>;

export const newDiscount: WrittenDiscount = {
  by: "code",
  code: "",
  title: "",
  kind: "percent",
  value: "",
  scope: "all",
  ids: [],
  minimum: "",
  starts_at: "",
  ends_at: "",
  limit: "",
  per_customer: "",
  first_order: false,
  stackable: false,
  active: true,
};

/** The first moment of a day in a time zone. */
const dayStart = (zone: string, day: string, plus = 0): string | null =>
  day === "" ? null : new Date(instantOf(zone, wallOfDay(day) + plus)).toISOString();

/** An empty field is no limit; anything else must be a number. */
const wholeOrNull = (written: string): number | null => (written.trim() === "" ? null : Number(written));

const scopeOf = ({ scope, ids }: WrittenDiscount): SetDiscount["applies_to"] =>
  scope === "all" ? "all" : scope === "products" ? { product_ids: ids } : { service_ids: ids };

/** A schema for the form; its output is what is sent. */
export const discountForm = (currency: string, zone: string) =>
  Written.transform((written, { addIssue }): SetDiscount => {
    const price = writtenPrice(currency);
    const amountAt = (field: "value" | "minimum") => {
      const read = price.safeParse(written[field]);
      if (read.success) return read.data;
      addIssue({ code: "custom", path: [field], message: read.error.issues[0]?.message ?? "" });
      return { amount: 0, currency };
    };
    if (written.scope !== "all" && written.ids.length === 0)
      addIssue({ code: "custom", path: ["ids"], message: t("Pick at least one.") });
    const { by, code, title, kind, value, first_order, stackable, active } = written;
    const sent = SetDiscount.safeParse({
      code: by === "code" ? code : null,
      title: by === "code" ? "" : title,
      off:
        kind === "percent"
          ? { kind, value: Number(value.replace("%", "")) }
          : kind === "amount"
            ? { kind, value: amountAt("value") }
            : { kind },
      applies_to: written.ids.length === 0 ? "all" : scopeOf(written),
      minimum: written.minimum.trim() === "" ? null : amountAt("minimum"),
      starts_at: dayStart(zone, written.starts_at),
      ends_at: dayStart(zone, written.ends_at, DAY),
      limit: wholeOrNull(written.limit),
      // Only a code can be limited to customers.
      per_customer: by === "code" ? wholeOrNull(written.per_customer) : null,
      first_order: by === "code" && first_order,
      stackable,
      active,
    });
    if (sent.success) return sent.data;
    // All of them at once, each at its field: only the percentage has another name here.
    for (const { path, message } of sent.error.issues) {
      const [field] = path;
      if (field === "off")
        addIssue({ code: "custom", path: ["value"], message: t("Use a whole number from 1 to 100.") });
      else addIssue({ code: "custom", path, message });
    }
    return z.NEVER;
  });

export const discountFields = [
  "code",
  "title",
  "value",
  "ids",
  "minimum",
  "starts_at",
  "ends_at",
  "limit",
  "per_customer",
] as const satisfies (keyof WrittenDiscount)[];

const written = (number: number | null): string => (number === null ? "" : String(number));
const dayIn = (zone: string, instant: string | null, minus = 0): string =>
  instant === null ? "" : dayOfWall(wallOf(zone, Date.parse(instant) - minus));

export const writtenDiscountOf = (discount: Discount, zone: string): WrittenDiscount => {
  const { code, title, off, applies_to, minimum, first_order, stackable, active } = discount;
  return {
    by: code === null ? "automatic" : "code",
    code: code ?? "",
    title,
    kind: off.kind,
    value: off.kind === "percent" ? String(off.value) : off.kind === "amount" ? priceText(off.value) : "",
    scope: applies_to === "all" ? "all" : "product_ids" in applies_to ? "products" : "services",
    ids:
      applies_to === "all"
        ? []
        : "product_ids" in applies_to
          ? applies_to.product_ids
          : applies_to.service_ids,
    minimum: minimum ? priceText(minimum) : "",
    starts_at: dayIn(zone, discount.starts_at),
    // It ends at the beginning of the day after.
    ends_at: dayIn(zone, discount.ends_at, 1),
    limit: written(discount.limit),
    per_customer: written(discount.per_customer),
    first_order,
    stackable,
    active,
  };
};

/** What is sent to change one field of it. */
export const sentTermsOf = (discount: Discount): SetDiscount => {
  const {
    id: _id,
    named: _named,
    state: _state,
    uses: _uses,
    orders: _orders,
    revenue: _r,
    given_away: _g,
    ...terms
  } = discount;
  return terms;
};
