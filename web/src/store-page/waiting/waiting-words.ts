import { type WaitingStatus, waitlist } from "@solodesk/contract/selling/waitlist.ts";
import type { Tone } from "#ui/data/badge.tsx";

interface WaitingWords {
  tone: Tone;
  badge: string;
  heading: string;
  /** What the status means for the visitor; `day` is in words. */
  meaning: (shopName: string, day: string) => string;
}

export const waitingWords: Record<WaitingStatus, WaitingWords> = {
  waiting: {
    tone: "waiting",
    badge: "Waiting",
    heading: "You are on the waitlist",
    meaning: (name, day) =>
      `${name} is full on ${day}. When a time gets free we write to you, in the order in which people asked, and keep it for you for half an hour.`,
  },
  offered: {
    tone: "good",
    badge: "Kept for you",
    heading: "A time is free for you",
    meaning: () => "Nobody else can book it meanwhile. Without an answer it goes to whoever is next.",
  },
  booked: {
    tone: "good",
    badge: "Booked",
    heading: waitlist.book.done,
    meaning: (name) =>
      `${name} will confirm it. The time is yours until then; its own page says how it stands.`,
  },
  left: {
    tone: "stopped",
    badge: "Left",
    heading: waitlist.leave.done,
    meaning: () => "Nobody writes to you about this day any more.",
  },
  lapsed: {
    tone: "stopped",
    badge: "Run out",
    heading: "This time is no longer kept for you",
    meaning: () => "It may still be free. If it is not, you can join the waitlist again.",
  },
  over: {
    tone: "stopped",
    badge: "Over",
    heading: "This day is over",
    meaning: () => "No time got free for you. We are sorry that it did not work out.",
  },
};
