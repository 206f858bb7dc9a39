import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";

/** An appointment for tests: an hour on a Monday morning in New York. */
export const appointmentOf = (changes: Partial<Appointment> = {}): Appointment => ({
  id: "0199d000-0000-7000-8000-000000000001",
  number: "A-1",
  version: 1,
  status: "Pending",
  service: { id: "0199c000-0000-7000-8000-000000000001", name: "Lesson" },
  title: "Lesson",
  customer: { name: "Maya Okafor", email: "maya@example.com", phone: "" },
  starts_at: "2026-11-23T15:00:00.000Z",
  ends_at: "2026-11-23T16:00:00.000Z",
  timezone: "America/New_York",
  seats: 1,
  notes: "",
  answers: [],
  meeting_url: null,
  price: { amount: 4500, currency: "USD" },
  due: { amount: 4500, currency: "USD" },
  paid: { amount: 0, currency: "USD" },
  collected: null,
  policy_accepted: null,
  recorded: false,
  verify_by: null,
  source: "seller",
  created_at: "2026-11-01T00:00:00.000Z",
  ...changes,
});
