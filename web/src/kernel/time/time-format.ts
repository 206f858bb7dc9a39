// 12 or 24 hours: as usual in the browser's language, unless the user chose.
import { type Message, msg } from "@solodesk/contract/kernel/language/t.ts";
import { timeFormatKey as key, onStored, readText, writeText } from "../storage/storage.ts";
import { createStore, useStore } from "../storage/store.ts";

export const timeFormats = ["auto", "12", "24"] as const;
export type TimeFormat = (typeof timeFormats)[number];
export const timeFormatNames: Readonly<Record<TimeFormat, Message>> = {
  auto: msg("Automatic"),
  "12": msg("12 h||clock"),
  "24": msg("24 h||clock"),
};

const stored = (): TimeFormat => timeFormats.find((format) => format === readText(key)) ?? "auto";

const format = createStore<TimeFormat>(stored());
onStored(key, () => format.set(stored()));

export const useTimeFormat = (): TimeFormat => useStore(format);

export function setTimeFormat(next: TimeFormat): void {
  writeText(key, next);
  format.set(next);
}

const cycles = { auto: {}, "12": { hourCycle: "h12" }, "24": { hourCycle: "h23" } } as const;

/** The user's choice as Intl options; spread it into the options of everything that formats an hour. */
export const chosenClock = (): { hourCycle?: "h12" | "h23" } => cycles[format.get()];
