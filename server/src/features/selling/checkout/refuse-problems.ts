import type { ErrorCode } from "@solodesk/contract/kernel/errors.ts";
import type { CartProblem } from "@solodesk/contract/selling/checkout.ts";
import { AppError } from "#kernel/app-error.ts";

const refusals = {
  sold_out: "out_of_stock",
  too_few_left: "out_of_stock",
  unavailable: "item_unavailable",
  own_store: "item_unavailable",
  time_needed: "item_unavailable",
  time_taken: "slot_taken",
} as const satisfies Record<CartProblem["code"], ErrorCode>;

/** What is short is said first: the buyer can take fewer. Throws "out_of_stock", "item_unavailable", "slot_taken". */
export function refuseProblems(problems: readonly CartProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const told = problems.find(({ code }) => refusals[code] === "out_of_stock") ?? first;
  const fields = Object.fromEntries(problems.map(({ line, message }) => [`items.${line}`, message]));
  throw new AppError(refusals[told.code], { message: told.message, fields });
}
