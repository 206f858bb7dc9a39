// The customer's own link to a booking. Anyone who has the link can see and change the booking.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import { bookingPath } from "@solodesk/contract/kernel/pages.ts";
import { readSealedId, sealId } from "#kernel/secrets/sealed-id.ts";
import type { Secrets } from "#kernel/secrets/secrets.ts";

/** Never changes for an appointment, so that links in old emails still work. */
export const manageCode = (secrets: Secrets, appointmentId: Id): string =>
  sealId(secrets, "booking", appointmentId);

export const manageAddress = (
  secrets: Secrets,
  origin: string,
  websiteUrl: string,
  appointmentId: Id,
): string => origin + bookingPath(websiteUrl, manageCode(secrets, appointmentId));

/** Returns undefined for a code that this installation did not issue. */
export const readManageCode = (secrets: Secrets, code: string): Id | undefined =>
  readSealedId(secrets, "booking", code);
