// Connecting calendars at Google: the seller consents on Google's pages, then chooses one of their calendars.

import { z } from "zod";
import { endpoint } from "../../kernel/endpoint.ts";
import { Id } from "../../kernel/id.ts";
import { msg } from "../../kernel/language/t.ts";
import { M } from "../../kernel/marketplace.ts";
import { verbatim } from "../../kernel/text.ts";
import { ExternalCalendar, FoundCalendar, readingLimit } from "../external-calendars.ts";

/** As Google returned them to the settings page. */
export const ConsentAnswer = z.strictObject({
  state: verbatim(200, 1, msg("Start again.")),
  code: verbatim(4000, 1, msg("Start again.")),
});
export type ConsentAnswer = z.infer<typeof ConsentAnswer>;

export const googleCalendars = {
  connect: endpoint({
    method: "POST",
    path: `${M}/user/calendars/google`,
    summary: "Get the address of Google's page that asks for consent; valid for ten minutes",
    access: "user",
    body: z.strictObject({
      /** The calendar to connect again, if Google no longer accepts its consent. */
      calendar_id: Id.optional(),
    }),
    answer: z.object({ data: z.object({ address: z.string() }) }),
    status: 201,
    refuses: ["store_required", "google_not_configured", "not_found"],
    failed: msg("Failed to connect Google Calendar"),
    limit: readingLimit,
  }),
  finish: endpoint({
    method: "POST",
    path: `${M}/user/calendars/google/finish`,
    summary: "Finish connecting with what Google returned; works once, and only for the store that asked",
    access: "user",
    body: ConsentAnswer,
    answer: z.object({
      status: z.literal(true),
      message: z.string(),
      data: z.object({
        /** For `discover` and for adding one of its calendars, within an hour; null if one was connected again. */
        consent: Id.nullable(),
        /** The calendar that was connected again. */
        calendar: ExternalCalendar.nullable(),
      }),
    }),
    refuses: ["store_required", "google_not_configured", "google_refused", "google_unavailable"],
    done: msg("Permission given"),
    failed: msg("Failed to connect Google Calendar"),
    limit: readingLimit,
  }),
  discover: endpoint({
    method: "POST",
    path: `${M}/user/calendars/google/:id/discover`,
    summary: "List the calendars of a finished consent",
    access: "user",
    params: z.strictObject({ id: Id }),
    answer: z.object({ data: z.array(FoundCalendar) }),
    refuses: ["store_required", "google_not_configured", "not_found"],
    failed: msg("Failed to list the calendars"),
    limit: readingLimit,
  }),
};
