import { mailDays } from "@solodesk/contract/platform/mail.ts";
import type { Deps } from "#kernel/deps.ts";
import { after, days } from "#kernel/time/clock.ts";
import { deleteMailsBefore, listOverdueMails } from "./mail.repository.ts";
import { wakeMail } from "./wake-mail.ts";

const BATCH = 500;

/** Queues emails again whose job was lost, and deletes old ones; returns how many of each. */
export async function sweepMails({ db, clock, jobs, log }: Pick<Deps, "db" | "clock" | "jobs" | "log">) {
  const now = clock.now();
  const overdue = await listOverdueMails(db, now, BATCH);
  for (const { id } of overdue) await wakeMail({ jobs, log, db }, id, now);
  return { woken: overdue.length, deleted: await deleteMailsBefore(db, after(now, -days(mailDays))) };
}
