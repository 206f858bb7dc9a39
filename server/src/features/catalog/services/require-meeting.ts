import type { Meeting } from "@solodesk/contract/catalog/services/meeting.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { AppError } from "#kernel/app-error.ts";

/** Throws "validation_failed" for a meeting link of a service that isn't online. */
export function requireMeeting(meeting: Meeting, location: Service["location"]): void {
  if (meeting.kind === "none" || location === "online") return;
  throw new AppError("validation_failed", {
    fields: { "meeting.kind": t("Only online services can have a meeting link.") },
  });
}
