import { AppError } from "#kernel/app-error.ts";
import { brokeConstraint } from "#kernel/database/db.ts";
import type { Booker } from "./bookable-time.ts";

const limits: readonly string[] = ["plan_limit_reached", "slot_taken"];

/** Tells whether the database refused the time because it overlaps another appointment or has too few spots left. */
export const isTimeRefused = (error: unknown): boolean =>
  brokeConstraint(error, "appointments_apart") || brokeConstraint(error, "appointments_seats");

/**
 * Tells whether the error means that the time is taken. Customers must not learn about the seller's plan, so
 * for them a plan limit counts as taken, as does a day that is full for the service.
 */
export const isTaken = (error: unknown, booker: Booker): boolean =>
  isTimeRefused(error) || (booker === "customer" && error instanceof AppError && limits.includes(error.code));
