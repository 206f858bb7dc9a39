import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import type { ExternalCalendar } from "@solodesk/contract/scheduling/external-calendars.ts";
import { shortMoment } from "#kernel/time/short-moment.ts";
import type { Tone } from "#ui/data/badge.tsx";

interface Look {
  tone: Tone;
  name: Message;
}

const stateLooks: Record<ExternalCalendar["state"], Look> = {
  syncing: { tone: "waiting", name: msg("Reading…") },
  ok: { tone: "good", name: msg("Up to date") },
  retrying: { tone: "waiting", name: msg("Retrying") },
  stale: { tone: "wrong", name: msg("Out of date") },
  refused: { tone: "wrong", name: msg("Password needed") },
};

/** The badge of a calendar's state. */
export const lookOf = ({ provider, state }: ExternalCalendar): Look =>
  state === "refused" && provider === "google"
    ? { tone: "wrong", name: msg("Permission needed") }
    : stateLooks[state];

/** What a calendar is and when it was synced, in parts. */
export function factsOf({
  provider,
  host,
  account,
  direction,
  last_synced_at,
  busy,
}: ExternalCalendar): string[] {
  return [
    provider === "google" ? t("Google Calendar") : host,
    ...(account === null ? [] : [account]),
    direction === "both" ? t("Two-way") : t("Busy times only"),
    ...(last_synced_at === null
      ? []
      : [
          t("synced {moment}||when a calendar was read", { moment: shortMoment(last_synced_at) }),
          t("{count, plural, =0 {no busy times ahead} one {# busy time ahead} other {# busy times ahead}}", {
            count: busy,
          }),
        ]),
  ];
}

/** What is wrong with a calendar, and what that means. */
export function troublesOf({
  provider,
  state,
  error,
  direction,
  last_synced_at,
  notes,
}: ExternalCalendar): string[] {
  const isOld = (state === "stale" || state === "refused") && last_synced_at !== null;
  return [
    ...(error === null ? [] : [state === "refused" ? error : `${error} ${t("We try again automatically.")}`]),
    ...(state === "refused" && direction === "both"
      ? [
          provider === "google"
            ? t("New appointments aren't written into it until you connect it again.")
            : t("New appointments aren't written into it until you enter a new password."),
        ]
      : []),
    ...(isOld ? [t("Its last known busy times still keep customers from booking.")] : []),
    ...notes,
  ];
}
