import type { Service } from "@solodesk/contract/catalog/services.ts";
import { expect, test } from "vitest";
import {
  type AppointmentForm,
  appointmentForm,
  newAppointment,
  noService,
  ownStart,
} from "./appointment-form.ts";

const serviceId = "0199c000-0000-7000-8000-000000000001";
const slot = "2026-11-23T15:00:00.000Z";
const form = (changes: Partial<AppointmentForm>) =>
  appointmentForm("America/New_York").safeParse({
    ...newAppointment("2026-11-23", serviceId),
    customer: { name: "Maya", email: "", phone: "" },
    ...changes,
  });

test("a free time is sent as it was offered, with the service that says how long", () => {
  const data = form({ starts_at: slot }).data?.body;
  expect(data).toMatchObject({ service_id: serviceId, starts_at: slot });
  expect(data).not.toHaveProperty("ends_at");
  expect(data).not.toHaveProperty("title");
});

test("what is no service has a title and ends after its length", () => {
  const data = form({ service_id: noService, title: "Tea", minutes: 90, starts_at: slot }).data?.body;
  expect(data).toMatchObject({ title: "Tea", ends_at: "2026-11-23T16:30:00.000Z" });
  expect(data).not.toHaveProperty("service_id");
});

test("a time of one's own is meant on the store's wall, whatever slot was picked before", () => {
  const { data } = form({ is_own: true, clock: "20:30", starts_at: slot });
  expect(data?.body.starts_at).toBe("2026-11-24T01:30:00.000Z");
  // At 2:00 the clocks go forward: 2:30 does not exist, so the appointment begins at 3:00.
  expect(ownStart("America/New_York", "2027-03-14", "02:30")).toBe("2027-03-14T07:00:00.000Z");
  expect(ownStart("America/New_York", "", "02:30")).toBeUndefined();
});

test("everything that is missing is said at once, each on its field", () => {
  const said = (changes: Partial<AppointmentForm>) =>
    form(changes).error?.issues.map(({ path, message }) => [path.join("."), message]);
  const nobody = { customer: { name: " ", email: "maya@", phone: "" } };
  expect(said({ service_id: "", ...nobody })).toEqual([
    ["customer.name", "Enter the customer's name."],
    ["customer.email", expect.stringContaining("email address")],
    ["service_id", "Pick a service or enter a title."],
    ["starts_at", "Pick a time."],
  ]);
  expect(said({ service_id: noService, is_own: true, starts_at: slot })).toEqual([
    ["title", "Enter a title."],
    ["starts_at", "Pick a time."],
  ]);
});

test("an appointment takes as many spots as its service has at most", () => {
  const yoga = [{ id: serviceId, capacity: 8 }] as Service[];
  const booked = (seats: number, services: Service[]) =>
    appointmentForm("America/New_York", services).safeParse({
      ...newAppointment("2026-11-23", serviceId),
      customer: { name: "Maya", email: "", phone: "" },
      starts_at: slot,
      seats,
    });
  expect(booked(8, yoga).data?.body.seats).toBe(8);
  const saidOf = (seats: number, services = yoga) =>
    booked(seats, services).error?.issues.map(({ path, message }) => [path.join(), message]);
  expect(saidOf(9)).toEqual([["seats", "Use at most 8."]]);
  expect(saidOf(2, [])).toEqual([["seats", "Use at most 1."]]);
  expect(saidOf(0)).toEqual([["seats", "Use at least 1."]]);
  expect(saidOf(Number.NaN)).toEqual([["seats", "Use a whole number."]]);
});

test("what repeats says how often and how long, each wrong number on its field", () => {
  const repeated = (changes: Partial<AppointmentForm>) => form({ starts_at: slot, ...changes });
  expect(repeated({}).data?.repeats).toBeUndefined();
  expect(repeated({ repeat: "2" }).data?.repeats).toEqual({ every_weeks: 2, count: 10 });
  expect(
    repeated({ repeat: "custom", every_weeks: "7", ends: "until", until: "2026-12-31" }).data?.repeats,
  ).toEqual({ every_weeks: 7, until: "2026-12-31" });
  const wrong = (changes: Partial<AppointmentForm>) =>
    repeated({ repeat: "custom", ...changes }).error?.issues.map(({ path }) => path.join());
  expect(wrong({ every_weeks: "13" })).toEqual(["every_weeks"]);
  expect(wrong({ every_weeks: "" })).toEqual(["every_weeks"]);
  expect(wrong({ count: "1" })).toEqual(["count"]);
  expect(wrong({ count: "2.5" })).toEqual(["count"]);
  expect(wrong({ count: "53" })).toEqual(["count"]);
  expect(wrong({ ends: "until", until: "" })).toEqual(["until"]);
  expect(wrong({ ends: "until", until: "2026-11-23" })).toEqual(["until"]);
  // Invalid repeat fields do not matter for an appointment that does not repeat.
  expect(repeated({ count: "0", every_weeks: "" }).success).toBe(true);
});
