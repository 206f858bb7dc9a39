import { AppError } from "#kernel/app-error.ts";
import { brokeConstraint } from "#kernel/database/db.ts";
import type { Booker } from "./bookable-time.ts";

/**
 * Does it say that a time cannot be had? What the seller's plan holds is nobody else's business: to customers such a time is
 * taken like any other.
 */
export const isTaken = (error: unknown, booker: Booker): boolean =>
  brokeConstraint(error, "appointments_apart") ||
  (booker === "customer" && error instanceof AppError && error.code === "plan_limit_reached");
