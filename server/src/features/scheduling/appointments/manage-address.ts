// The guest's own door to a booking: whoever holds the link may look at it and change it.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import { bookingPath } from "@solodesk/contract/kernel/pages.ts";
import { readSealedId, sealId } from "#kernel/secrets/sealed-id.ts";
import type { Secrets } from "#kernel/secrets/secrets.ts";

/** The same for all of an appointment's life, so that an old mail leads to what the booking is now. */
export const manageCode = (secrets: Secrets, appointmentId: Id): string =>
  sealId(secrets, "booking", appointmentId);

export const manageAddress = (
  secrets: Secrets,
  origin: string,
  websiteUrl: string,
  appointmentId: Id,
): string => origin + bookingPath(websiteUrl, manageCode(secrets, appointmentId));

/** Undefined for what was not made here. */
export const readManageCode = (secrets: Secrets, code: string): Id | undefined =>
  readSealedId(secrets, "booking", code);
