import type { Service } from "@solodesk/contract/catalog/services.ts";
import { MINUTE } from "@solodesk/contract/kernel/zone.ts";

const USUAL_MINUTES = 60;

/** How long an appointment takes and how long is kept free after it, in milliseconds. */
export const serviceDuration = (
  service: Service | undefined,
  minutes = USUAL_MINUTES,
): { length: number; buffer: number } => ({
  length: (service?.duration_minutes ?? minutes) * MINUTE,
  buffer: (service?.buffer_minutes ?? 0) * MINUTE,
});
