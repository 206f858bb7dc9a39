import type { Service } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";

/** Throws "validation_failed" for more spots than one time of the service has. An appointment without a service has one. */
export function requireSeats(service: Pick<Service, "capacity"> | undefined, seats: number): void {
  const count = service?.capacity ?? 1;
  if (seats <= count) return;
  const message = t("{count, plural, one {There is only one spot.} other {There are only # spots.}}", {
    count,
  });
  throw new AppError("validation_failed", { fields: { seats: message } });
}
