import type { Id } from "@solodesk/contract/kernel/id.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { writeMailFile } from "#features/platform/mail/log/write-mail-file.ts";
import { calendarFile } from "#features/scheduling/appointments/calendar/calendar-file.ts";
import { placeOf } from "#features/scheduling/appointments/place-of.ts";
import { hashedPolicy } from "#features/store/store/policy/policy-sha256.ts";
import type { Deps } from "#kernel/deps.ts";
import type { ZipFile } from "#kernel/files/zip-stream.ts";
import { caseJson } from "./case-json.ts";
import { mailFileName } from "./mail-file-name.ts";
import { opensCsv } from "./opens-csv.ts";
import { policyText } from "./policy-text.ts";
import type { CaseAppointment, DisputeCase } from "./read-case.ts";
import { summaryPage } from "./summary/summary-page.ts";

async function* once(content: string | Uint8Array): AsyncGenerator<string | Uint8Array> {
  yield content;
}

/** Card networks read English, whatever language the store and its customer speak. */
const inEnglish = (name: string, write: () => string): ZipFile => ({
  name,
  content: once(inLanguage("en", write)),
});

/** The files of the evidence, the summary first. Emails are read one by one, so only one is in memory. */
export async function* packFiles(
  deps: Pick<Deps, "db" | "config">,
  userId: Id,
  read: DisputeCase,
): AsyncGenerator<ZipFile> {
  yield inEnglish("summary.html", () => summaryPage(read));
  for (const policy of read.policies) {
    yield inEnglish(policy.textFile, () => policyText(read, policy));
    yield { name: policy.hashedFile, content: once(hashedPolicy(policy.policy)) };
  }
  for (const [nth, mail] of read.mails.entries()) {
    const file = await writeMailFile(deps, userId, mail.id);
    if (file) yield { name: mailFileName(mail, nth), content: once(file) };
  }
  for (const time of read.appointments)
    yield inEnglish(`calendar/A-${time.row.number}.ics`, () => appointmentFile(read, time));
  yield { name: "opens.csv", content: opensCsv(read) };
  yield inEnglish("order.json", () => caseJson(read));
}

/** An appointment as it is now, for a calendar. Unlike the customer's own file it has no private link. */
function appointmentFile(
  { store }: Pick<DisputeCase, "store">,
  { row, location }: Pick<CaseAppointment, "row" | "location">,
): string {
  const { id, version, status, startsAt, endsAt, updatedAt, title, number } = row;
  return calendarFile({
    name: store.name,
    appointments: [
      {
        id,
        version,
        status,
        startsAt,
        endsAt,
        updatedAt,
        title: `${title} · ${store.name}`,
        description: `Booking A-${number} of ${row.customerName}`,
        location: placeOf(location, { address: store.address, customer: row.customerName, meetingUrl: null }),
        organiser: { name: store.name, email: store.email },
      },
    ],
  });
}
