import { type Message, msg, t } from "@solodesk/contract/kernel/language/t.ts";
import { type WaitingStatus, waitlist } from "@solodesk/contract/selling/waitlist.ts";
import type { Tone } from "#ui/data/badge.tsx";

interface WaitingWords {
  tone: Tone;
  badge: Message;
  heading: () => string;
  /** What the status means for the visitor; `day` is in words. */
  meaning: (store: string, day: string) => string;
}

export const waitingWords: Record<WaitingStatus, WaitingWords> = {
  waiting: {
    tone: "waiting",
    badge: msg("Waiting||on a waitlist"),
    heading: () => t("You are on the waitlist"),
    meaning: (store, day) =>
      t(
        "{store} is full on {day}. When a time opens up and it's your turn, we'll email you and keep it for you for half an hour.",
        { store, day },
      ),
  },
  offered: {
    tone: "good",
    badge: msg("Kept for you||a time"),
    heading: () => t("A time is free for you"),
    meaning: () =>
      t("Only you can book it for now. If you don't answer in time, the next person in line gets it."),
  },
  booked: {
    tone: "good",
    badge: msg("Booked||status"),
    heading: () => t(waitlist.book.done),
    meaning: (store) =>
      t("We're holding this time for you until {store} confirms. Your booking page shows the answer.", {
        store,
      }),
  },
  left: {
    tone: "stopped",
    badge: msg("Left||status: no longer on the waitlist"),
    heading: () => t(waitlist.leave.done),
    meaning: () => t("We won't email you about this day again."),
  },
  lapsed: {
    tone: "stopped",
    badge: msg("Expired||a time that was kept"),
    heading: () => t("This time is no longer kept for you"),
    meaning: () => t("It may still be free. If not, you can join the waitlist again."),
  },
  over: {
    tone: "stopped",
    badge: msg("Over||status: the day has passed"),
    heading: () => t("This day is over"),
    meaning: () => t("No time opened up for you. We're sorry it didn't work out."),
  },
};

/** A booked time that the store confirms without being asked. */
export const confirmedWords: WaitingWords = {
  ...waitingWords.booked,
  heading: () => t("You're booked"),
  meaning: (store) => t("{store} has confirmed your booking.", { store }),
};
