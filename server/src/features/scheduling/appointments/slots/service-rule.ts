import type { Service } from "@solodesk/contract/catalog/services.ts";
import { MINUTE } from "@solodesk/contract/kernel/zone.ts";

const USUAL_MINUTES = 60;

/** How much of the calendar an appointment takes, in milliseconds. */
export interface Lengths {
  length: number;
  /** Kept free before it. */
  before: number;
  /** Kept free after it. */
  buffer: number;
}

interface ServiceRule extends Lengths {
  service: Service | undefined;
}

/** Without a service, an appointment takes `minutes`. */
export const serviceRule = (service: Service | undefined, minutes = USUAL_MINUTES): ServiceRule => ({
  service,
  length: (service?.duration_minutes ?? minutes) * MINUTE,
  before: (service?.buffer_before_minutes ?? 0) * MINUTE,
  buffer: (service?.buffer_minutes ?? 0) * MINUTE,
});
