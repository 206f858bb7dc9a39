import type { Service } from "@solodesk/contract/catalog/services.ts";
import { MINUTE } from "@solodesk/contract/kernel/zone.ts";

const USUAL_MINUTES = 60;

/** Returns the length of an appointment and the buffer after it, in milliseconds. */
export const serviceDuration = (
  service: Service | undefined,
  minutes = USUAL_MINUTES,
): { length: number; buffer: number } => ({
  length: (service?.duration_minutes ?? minutes) * MINUTE,
  buffer: (service?.buffer_minutes ?? 0) * MINUTE,
});
