import type { BookingAnswer } from "@solodesk/contract/catalog/services/answers.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import type { LanguageTag } from "@solodesk/contract/kernel/language/languages.ts";
import type { Range } from "@solodesk/contract/kernel/zone.ts";
import type { AppointmentStatus } from "@solodesk/contract/scheduling/appointments/appointment-statuses.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { storeLanguage } from "#features/store/store/pages/store-language.ts";
import type { Deps } from "#kernel/deps.ts";
import type { NewAppointment } from "./appointments.repository.ts";
import type { Booker } from "./slots/bookable-time.ts";
import { serviceRule } from "./slots/service-rule.ts";
import { timeColumns } from "./slots/time-columns.ts";

export interface ToAdd {
  store: Store;
  booker: Booker;
  service: Service | undefined;
  title: string;
  status: AppointmentStatus;
  time: Range;
  /** How many spots it takes. */
  seats: number;
  customer: { name: string; email: string; phone: string };
  /** Undefined if unknown. */
  customerTimezone?: string | undefined;
  /** The customer's; the store's first if the seller books. */
  language?: LanguageTag;
  notes: string;
  answers?: BookingAnswer[];
  /** The store's policy that the customer accepted. */
  policySha256?: string | null;
  /** Until when the customer has to confirm it by email. */
  verifyBy?: Date | null;
  /** A visit of a pack pays for it: its price, in minor units. */
  visitPrice?: number | undefined;
  /** Recorded after it had begun. */
  recorded?: boolean;
}

export function newRow(deps: Deps, wanted: ToAdd): NewAppointment {
  const { store, booker, service, title, status, time, seats, customer, notes } = wanted;
  const now = deps.clock.now();
  return {
    // What has happened needs no time kept free around it.
    ...timeColumns(store, time, wanted.recorded ? { before: 0, buffer: 0 } : serviceRule(service)),
    id: deps.newId(),
    storeId: store.id,
    status,
    serviceId: service?.id ?? null,
    serviceName: service?.name ?? null,
    title,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerTimezone: wanted.customerTimezone ?? null,
    language: wanted.language ?? storeLanguage(store),
    notes,
    answers: wanted.answers ?? [],
    seats,
    price: wanted.visitPrice ?? (service?.price.amount ?? 0) * seats,
    paid: wanted.visitPrice ?? 0,
    packVisit: wanted.visitPrice !== undefined,
    policySha256: wanted.policySha256 ?? null,
    policyAcceptedAt: wanted.policySha256 ? now : null,
    recorded: wanted.recorded ?? false,
    verifyBy: wanted.verifyBy ?? null,
    source: booker === "seller" ? "seller" : "store_page",
    createdAt: now,
    updatedAt: now,
  };
}
