import { byStore, fileOfStore, type PersonalData } from "#kernel/database/personal-data.ts";

export const appointmentsData: PersonalData = {
  exported: [
    fileOfStore(
      "appointments",
      "appointments",
      `number, status, service_name, title, customer_name, customer_email, customer_phone, customer_timezone, language, notes, price,
      source, starts_at, ends_at, timezone, created_at, updated_at, series_id, series_nth, series_of, recorded,
      paid, pack_visit, card_on_file, open_amount, collected_method, collected_amount, collected_tip, collected_at, policy_sha256, policy_accepted_at,
      verify_by, answers, meeting_url, seats, session_id`,
      "number",
    ),
    {
      name: "accepted-policies",
      tables: ["booking_policies"],
      query: `SELECT sha256, policy, created_at FROM booking_policies
        WHERE sha256 IN (SELECT policy_sha256 FROM appointments WHERE ${byStore}) ORDER BY created_at, sha256`,
    },
    {
      name: "appointment-changes",
      tables: ["appointment_changes"],
      query: `SELECT a.number, c.event, c.by, c.starts_at, c.ends_at, c.at FROM appointment_changes c
        JOIN appointments a ON a.id = c.appointment_id WHERE c.${byStore} ORDER BY a.number, c.version, c.event`,
    },
  ],
  leftOut: {
    appointments: {
      "busy, busy_from, busy_until, starts_local, words":
        "The times and words once more, for calendar and search.",
      service_id: "The service is named.",
      collection_id: "Leads to the ledger, which has the same amounts.",
      version: "Counts the changes.",
      "held_until, waiting_id, visitor_hold": "Only of times that are held without an appointment.",
    },
  },
  anonymised: {
    appointments: `UPDATE appointments SET title = 'Appointment', customer_name = 'Removed', customer_email = '', customer_phone = '',
    notes = '', answers = '[]', meeting_url = NULL, customer_timezone = NULL, service_name = CASE WHEN service_id IS NULL THEN NULL ELSE 'Removed service' END
    WHERE ${byStore} AND $2::timestamptz IS NOT NULL`,
  },
  kept: {
    appointment_changes: "Times alone.",
    booking_policies: "What customers agreed to, in case of a dispute.",
  },
};
