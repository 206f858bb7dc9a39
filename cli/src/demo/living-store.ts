import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Appointment } from "@solodesk/contract/scheduling/appointments.ts";
import { type DemoCustomer, newCustomers } from "./demo-customers.ts";
import type { DemoServer } from "./demo-server.ts";
import type { OpenStore } from "./open-demo-store.ts";
import { type Random, randomFrom } from "./random.ts";

/** How many days before the end visits are counted one by one, and ads' costs entered weekly. */
export const RECENT_DAYS = 62;

/** Somebody who comes again and again. */
export interface Regular {
  customer: DemoCustomer;
  /** Its index among the store's services. */
  service: number;
  /** The day's number on which they book again. */
  next: number;
}

export interface Parcel {
  orderId: Id;
  line: number;
  /** The day's number. */
  arrives: number;
}

export interface LivingStore extends OpenStore {
  random: Random;
  meet(): DemoCustomer;
  known: DemoCustomer[];
  regulars: Regular[];
  /** The day's number on which the owner signs in again. */
  signInOn: number;
  /** The day's number on which the owner last entered what the ads cost. */
  spendEntered: number;
  /** How many bookings wait for the owner's answer, and how many orders for a parcel. */
  asked: number;
  unpacked: number;
  underway: Parcel[];
  /** Appointments that customers forgot to pay for. */
  owing: (Pick<Appointment, "id" | "due"> & { pays: number })[];
}

export interface DemoDay {
  server: DemoServer;
  /** The day's number, from 0. */
  nth: number;
  /** As "2026-01-31" in the store's zone. */
  day: string;
  /** How busy the store is, from a twelfth to 1 at the end of the year. */
  pace: number;
  /** Until the end of the year. */
  daysLeft: number;
}

export const livingStore = (open: OpenStore, seed: number): LivingStore => {
  const random = randomFrom(seed);
  return {
    ...open,
    random,
    meet: newCustomers(open.demo, random),
    known: [],
    regulars: [],
    signInOn: 0,
    spendEntered: 0,
    asked: 0,
    unpacked: 0,
    underway: [],
    owing: [],
  };
};
