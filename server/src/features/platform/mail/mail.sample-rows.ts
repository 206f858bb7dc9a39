import type { MarkedSeller } from "#test/security/marked-seller.ts";

export async function mailRows(
  { server: { database, deps, clock }, id, storeId, mark }: MarkedSeller,
  { appointmentId }: { appointmentId: string },
) {
  const mailId = deps.newId();
  await database.sql(
    `INSERT INTO mails (id, user_id, store_id, appointment_id, kind, occasion, sender_name, recipient, reply_to, subject,
       text, html, status, round, attempts, send_at, created_at)
     VALUES ($1, $2, $3, $4, 'booking_received', 'version 1', '', '${mark}@example.com', '', '${mark} subject',
       '${mark} text', '', 'kept', 1, 0, $5, $5)`,
    [mailId, id, storeId, appointmentId, clock.now()],
  );
  return { mailId };
}
