import { t } from "@solodesk/contract/kernel/language/t.ts";

const two = (written: string): string => written.padStart(2, "0");

/** "Every 5 minutes", "Daily at 04:51 UTC"; a schedule of another form stays as it is written. */
export function scheduleInWords(cron: string): string {
  const [minute = "", hour = "", ...rest] = cron.split(" ");
  if (rest.join(" ") !== "* * *") return cron;
  const every = /^\*(?:\/(\d+))?$/.exec(minute);
  if (every && hour === "*")
    return t("{count, plural, one {Every minute} other {Every # minutes}}", { count: Number(every[1] ?? 1) });
  if (!/^\d+$/.test(minute)) return cron;
  if (hour === "*") return t("Every hour at :{minute}", { minute: two(minute) });
  return /^\d+$/.test(hour) ? t("Daily at {time} UTC", { time: `${two(hour)}:${two(minute)}` }) : cron;
}
