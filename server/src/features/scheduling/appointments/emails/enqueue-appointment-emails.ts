import type { Id } from "@solodesk/contract/kernel/id.ts";
import { inLanguage } from "@solodesk/contract/kernel/language/reader.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import type { Store } from "@solodesk/contract/store/store.ts";
import { findService } from "#features/catalog/services/find-service.ts";
import { findReplyTo } from "#features/identity/auth/account/find-reply-to.ts";
import { writeToOwner } from "#features/identity/auth/account/write-to-owner.ts";
import type { EmailContent } from "#features/platform/mail/email-content.ts";
import { enqueueMail, type NewMail } from "#features/platform/mail/enqueue-mail.ts";
import { renderEmail } from "#features/platform/mail/render-email.ts";
import { findOwnerOfStore } from "#features/store/store/find-owner-of-store.ts";
import { findAcceptedPolicy } from "#features/store/store/policy/find-accepted-policy.ts";
import type { Deps } from "#kernel/deps.ts";
import { headerLine } from "#kernel/outside/mail.ts";
import type { AppointmentRow } from "../appointments.repository.ts";
import { isTimeShared } from "../list/session.repository.ts";
import { manageAddress } from "../manage-address.ts";
import { titleForReader } from "../title-for-reader.ts";
import { verifyToken } from "../verify-token.ts";
import { customerEmailContent } from "./customer-email.ts";
import { emailCalendar, seriesCalendar } from "./email-calendar.ts";
import type { AppointmentSubject } from "./email-facts.ts";
import type { Change, CustomerKind, SellerKind } from "./email-kinds.ts";
import { sellerEmailContent } from "./seller-email.ts";
import { type SeriesKind, seriesEmailContent } from "./series-email.ts";

export interface Addressed extends AppointmentSubject {
  ownerId: Id;
}

/** Loads what an email is about. Names appear in sentences, so line breaks are removed from them. */
export async function loadAppointmentSubject(
  deps: Deps,
  store: Store,
  row: AppointmentRow,
): Promise<Addressed | undefined> {
  const ownerId = await findOwnerOfStore(deps.db, store.id);
  if (ownerId === undefined) return undefined;
  const service = row.serviceId === null ? undefined : await findService(deps, store.id, row.serviceId);
  return {
    store: { ...store, name: headerLine(store.name) },
    row: { ...row, title: headerLine(row.title), customerName: headerLine(row.customerName) },
    service,
    ownerId,
  };
}

interface Posting<Kind> extends Required<Pick<NewMail, "occasion" | "goodUntil">> {
  kind: Kind;
}

type CustomerPosting = Posting<CustomerKind> & Pick<Change, "by">;

export const emailCustomer = (deps: Deps, subject: Addressed, posting: CustomerPosting): Promise<void> =>
  inLanguage(subject.row.language, () => writeToCustomer(deps, subject, posting));

async function writeToCustomer(
  deps: Deps,
  subject: Addressed,
  { by, ...posting }: CustomerPosting,
): Promise<void> {
  const { store, ownerId } = subject;
  const row = { ...subject.row, title: headerLine(await titleForReader(deps.db, subject.row)) };
  const shown = { ...subject, row };
  const { kind } = posting;
  const page = manageAddress(deps.secrets, deps.ownOrigin.get(), store.website_url, row.id);
  const url = kind === "booking_verify" ? `${page}?verify=${verifyToken(deps.secrets, row.id)}` : page;
  const policy = await findAcceptedPolicy(deps.db, row.policySha256);
  const content = customerEmailContent({ ...shown, kind, by, manageAddress: url, policy });
  const calendar = emailCalendar({ subject: shown, url }, { from: deps.config.MAIL_FROM });
  await enqueueMail(deps, {
    ...emailOf(subject, content),
    ...posting,
    to: row.customerEmail,
    replyTo: await findReplyTo(deps.db, store, ownerId),
    // When a reminder comes, the calendar already has it; before it is verified, there is nothing to add yet.
    ...(kind !== "booking_reminder" && kind !== "booking_verify" && { calendar }),
  });
}

interface EmailedSeries {
  rows: readonly AppointmentRow[];
  kind: SeriesKind;
}

/**
 * Emails the customer about a series; `subject` is its first row. The email belongs to no single appointment,
 * so a later email about one of them does not replace it while it is queued. It does replace queued emails
 * about any of them.
 */
export const emailSeries = (deps: Deps, subject: Addressed, series: EmailedSeries): Promise<void> =>
  inLanguage(subject.row.language, () => writeAboutSeries(deps, subject, series));

async function writeAboutSeries(
  deps: Deps,
  subject: Addressed,
  { rows, kind }: EmailedSeries,
): Promise<void> {
  const { store, ownerId } = subject;
  const row = { ...subject.row, title: headerLine(await titleForReader(deps.db, subject.row)) };
  const urlOf = ({ id }: AppointmentRow) =>
    manageAddress(deps.secrets, deps.ownOrigin.get(), store.website_url, id);
  const { title, customerName } = row;
  const linked = rows.map((one) => ({
    subject: { ...subject, row: { ...one, title, customerName } },
    url: urlOf(one),
  }));
  const content = seriesEmailContent({ subject: { ...subject, row }, rows, kind, manageAddress: urlOf(row) });
  await enqueueMail(deps, {
    ...renderEmail(content),
    userId: ownerId,
    senderName: store.name,
    replaces: rows.map(({ id }) => id),
    kind,
    occasion: `series of ${rows.length}`,
    goodUntil: rows.at(-1)?.endsAt ?? row.endsAt,
    to: row.customerEmail,
    replyTo: await findReplyTo(deps.db, store, ownerId),
    calendar: seriesCalendar(store.name, linked, { from: deps.config.MAIL_FROM }),
  });
}

export async function emailSeller(
  deps: Deps,
  subject: Addressed,
  posting: Posting<SellerKind>,
): Promise<void> {
  const { row, ownerId } = subject;
  const address = `${deps.ownOrigin.get()}${pages.appointments}?appointment=${row.id}`;
  const { kind } = posting;
  const isShared = kind !== "new_booking" && (await isTimeShared(deps.db, row));
  await writeToOwner(deps.db, ownerId, (to) => {
    const content = sellerEmailContent({ ...subject, kind, address, isShared });
    return enqueueMail(deps, { ...emailOf(subject, content), ...posting, to, replyTo: row.customerEmail });
  });
}

const emailOf = ({ store, row, ownerId }: Addressed, content: EmailContent) => ({
  userId: ownerId,
  about: { storeId: store.id, appointmentId: row.id },
  senderName: store.name,
  ...renderEmail(content),
});
