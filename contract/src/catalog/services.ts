import { z } from "zod";
import { endpoint } from "../kernel/endpoint.ts";
import { Id } from "../kernel/id.ts";
import { msg, t } from "../kernel/language/t.ts";
import { M } from "../kernel/marketplace.ts";
import { Money, Price } from "../kernel/money.ts";
import { Slug } from "../kernel/slug.ts";
import { line, text } from "../kernel/text.ts";
import { PictureUrl } from "../platform/uploads/picture-url.ts";
import { confirmations } from "../store/store/confirmation.ts";
import { Meeting, SetMeeting } from "./services/meeting.ts";
import { PackOffer, SetPacks } from "./services/packs.ts";
import { ServicePayment, SetServicePayment } from "./services/payment.ts";
import { Question, SetQuestions } from "./services/questions.ts";

export const serviceLocations = ["in_person", "online", "customer_place"] as const;

const Minutes = z.int({ error: () => t("Use whole minutes.") });
const Duration = Minutes.min(5, { error: () => t("Use at least 5 minutes.") }).max(1440, {
  error: () => t("Use at most 1440 minutes, a day."),
});
const Notice = Minutes.min(0, { error: () => t("Use 0 minutes or more.") }).max(43_200, {
  error: () => t("Use at most 43200 minutes, 30 days."),
});
const MaxPerDay = z
  .int({ error: () => t("Use a whole number.") })
  .min(1, { error: () => t("Use 1 or more, or clear the field.") })
  .max(100, { error: () => t("Use at most 100, or clear the field.") });
/** Most spots that one time of a service can have. */
export const maxCapacity = 200;
/** A number of spots. */
export const Capacity = z
  .int({ error: () => t("Use a whole number.") })
  .min(1, { error: () => t("Use at least 1.") })
  .max(maxCapacity, { error: () => t("Use at most {count}.", { count: maxCapacity }) });
const Buffer = Minutes.min(0, { error: () => t("Use 0 minutes or more.") }).max(240, {
  error: () => t("Use at most 240 minutes."),
});

export const Service = z.object({
  id: Id,
  /** Names its page: /store/:storeName/s/:slug. */
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: Money,
  duration_minutes: z.int(),
  /** Minutes kept free before and after the appointment. */
  buffer_before_minutes: z.int(),
  buffer_minutes: z.int(),
  /** How long before the start customers can book at the latest. Null: as the store's booking rules say. */
  notice_minutes: z.int().nullable(),
  /**
   * Customers can't book more on one day of the store; appointments that the seller adds count too, a session as one.
   * Null: no limit.
   */
  max_per_day: z.int().nullable(),
  /** How many spots one time has. With more than 1, several customers share it: a session, such as a class. */
  capacity: z.int(),
  location: z.enum(serviceLocations),
  /** Of an online service. Customers get it once their booking is confirmed. */
  meeting: Meeting,
  image_url: z.string().nullable(),
  /** Null: as the store's booking rules say. Paid bookings are confirmed by their payment. */
  confirmation: z.enum(confirmations).nullable(),
  payment: ServicePayment,
  /** Several visits at a lower price; at most one pack for each number of visits. */
  packs: z.array(PackOffer),
  /** What customers are asked when they book. */
  questions: z.array(Question),
  active: z.boolean(),
  /** Lists are in this order; equal ones in the order in which they were added. */
  position: z.int(),
});
export type Service = z.infer<typeof Service>;

/** A service as visitors see it. Its questions are read when a time is picked. */
export const OfferedService = Service.omit({ meeting: true, questions: true, position: true });
export type OfferedService = z.infer<typeof OfferedService>;

export const AddService = z.strictObject({
  name: line(120, 1, msg("Enter a name for the service.")),
  description: text(2000).default(""),
  price: Price,
  duration_minutes: Duration,
  buffer_before_minutes: Buffer.default(0),
  buffer_minutes: Buffer.default(0),
  notice_minutes: Notice.nullable().default(null),
  max_per_day: MaxPerDay.nullable().default(null),
  capacity: Capacity.default(1),
  location: z.enum(serviceLocations),
  meeting: SetMeeting.default({ kind: "none" }),
  image_url: PictureUrl.nullable().default(null),
  confirmation: z.enum(confirmations).nullable().default(null),
  payment: SetServicePayment.default({ due: "at_appointment" }),
  packs: SetPacks.default([]),
  questions: SetQuestions.default([]),
  active: z.boolean().default(true),
});
export type AddService = z.infer<typeof AddService>;

export const EditService = z
  .strictObject({
    /** The one before leads to the page from then on. */
    slug: Slug,
    name: line(120, 1, msg("Enter a name for the service.")),
    description: text(2000),
    price: Price,
    duration_minutes: Duration,
    buffer_before_minutes: Buffer,
    buffer_minutes: Buffer,
    notice_minutes: Notice.nullable(),
    max_per_day: MaxPerDay.nullable(),
    capacity: Capacity,
    location: z.enum(serviceLocations),
    meeting: SetMeeting,
    image_url: PictureUrl.nullable(),
    confirmation: z.enum(confirmations).nullable(),
    payment: SetServicePayment,
    packs: SetPacks,
    questions: SetQuestions,
    active: z.boolean(),
  })
  .partial();
export type EditService = z.infer<typeof EditService>;

const ServiceSaved = z.object({ status: z.literal(true), message: z.string(), data: Service });
/** Most services a store offers at a time. */
export const maxServices = 500;

const ServiceId = z.strictObject({ id: Id });

export const services = {
  add: endpoint({
    method: "POST",
    path: `${M}/user/services`,
    summary: "Add a service",
    access: "user",
    body: AddService,
    answer: ServiceSaved,
    status: 201,
    refuses: ["store_required", "plan_limit_reached"],
    done: msg("Service added"),
    failed: msg("Failed to add service"),
    idempotent: true,
  }),
  edit: endpoint({
    method: "PATCH",
    path: `${M}/user/services/:id`,
    summary: "Update a service",
    access: "user",
    params: ServiceId,
    body: EditService,
    answer: ServiceSaved,
    refuses: ["plan_limit_reached"],
    done: msg("Service saved"),
    failed: msg("Failed to save service"),
    agent: "propose",
  }),
  order: endpoint({
    method: "POST",
    path: `${M}/user/services/order`,
    summary: "Put the services into another order, also on the store page",
    access: "user",
    /** All services that are not archived. */
    body: z.strictObject({ ids: z.array(Id).max(maxServices) }),
    answer: z.object({ status: z.literal(true), message: z.string(), data: z.array(Service) }),
    refuses: ["version_conflict"],
    done: msg("Services reordered"),
    failed: msg("Failed to save the order of the services"),
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${M}/user/services/:id`,
    summary: "Archive a service",
    access: "user",
    params: ServiceId,
    answer: z.object({ status: z.literal(true), message: z.string(), data: Service }),
    done: msg("Service archived"),
    failed: msg("Failed to archive service"),
  }),
  listArchived: endpoint({
    method: "GET",
    path: `${M}/user/services/archived`,
    summary: "List archived services, newest first, at most 100",
    access: "user",
    answer: z.object({ data: z.array(Service) }),
    failed: msg("Failed to load archived services"),
  }),
  restore: endpoint({
    method: "POST",
    path: `${M}/user/services/:id/restore`,
    summary: "Restore an archived service",
    access: "user",
    params: ServiceId,
    answer: ServiceSaved,
    refuses: ["plan_limit_reached"],
    done: msg("Service restored"),
    failed: msg("Failed to restore service"),
  }),
};
