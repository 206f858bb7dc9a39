// The parts of Google's answers that are read.
import { z } from "zod";
import { ProviderError } from "#kernel/outside/calendar-provider.ts";

/** A day, or a moment with the zone in which it repeats. */
const Moment = z.object({
  date: z.iso.date().optional(),
  dateTime: z.iso.datetime({ offset: true }).optional(),
  timeZone: z.string().max(100).optional(),
});
export type GoogleMoment = z.infer<typeof Moment>;

/** Of a removed event only the id is sure to be there; of a removed repeat also where it belonged. */
export const GoogleEvent = z.object({
  id: z.string().min(1).max(1024),
  etag: z.string().max(500).optional(),
  status: z.string().optional(),
  iCalUID: z.string().optional(),
  recurringEventId: z.string().min(1).max(1024).optional(),
  originalStartTime: Moment.optional().catch(undefined),
  start: Moment.optional().catch(undefined),
  end: Moment.optional().catch(undefined),
  recurrence: z.array(z.string()).optional().catch(undefined),
  transparency: z.string().optional(),
  eventType: z.string().optional(),
  attendees: z
    .array(z.object({ self: z.boolean().optional(), responseStatus: z.string().optional() }))
    .optional()
    .catch(undefined),
  extendedProperties: z
    .object({ private: z.record(z.string(), z.string()).optional() })
    .optional()
    .catch(undefined),
});
export type GoogleEvent = z.infer<typeof GoogleEvent>;

/** What is asked for of each event: no title, place or guest. */
export const eventFields =
  "id,etag,status,iCalUID,recurringEventId,originalStartTime,start,end,recurrence,transparency,eventType,attendees(self,responseStatus)";

const page = { nextPageToken: z.string().max(4000).optional() };
export const EventPage = z.object({
  ...page,
  nextSyncToken: z.string().max(4000).optional(),
  items: z.array(GoogleEvent).default([]),
});
export const CalendarListPage = z.object({
  ...page,
  items: z
    .array(
      z.object({
        id: z.string().min(1).max(500),
        summary: z.string().default(""),
        summaryOverride: z.string().optional(),
        accessRole: z.string(),
        primary: z.boolean().default(false),
        deleted: z.boolean().default(false),
      }),
    )
    .default([]),
});

export const GoogleTokens = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(""),
});

const Refusal = z.object({
  error: z.union([
    z.string(),
    z.object({ errors: z.array(z.object({ reason: z.string().default("") })).default([]) }),
  ]),
});

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Throws ProviderError "answer" for what has another form. */
export function readAnswer<T extends z.ZodType>(form: T, { body }: { body: Buffer }): z.output<T> {
  const read = form.safeParse(jsonIn(body));
  if (!read.success) throw new ProviderError("answer");
  return read.data;
}

/** The word by which Google says why it refused, such as "rateLimitExceeded"; empty if there is none. */
export function reasonIn({ body }: { body: Buffer }): string {
  const read = Refusal.safeParse(jsonIn(body));
  if (!read.success) return "";
  const { error } = read.data;
  return typeof error === "string" ? error : (error.errors[0]?.reason ?? "");
}
