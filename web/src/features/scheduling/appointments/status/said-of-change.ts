import type { Answer } from "@solodesk/contract/kernel/endpoint.ts";
import type { appointments } from "@solodesk/contract/scheduling/appointments.ts";

type Saved = Pick<Answer<typeof appointments.edit>, "message" | "charge">;

/** What the toast says of a saved change: what became of a charge to a saved card, only the server knows. */
export const saidOfChange = ({ message, charge }: Saved, done: string) =>
  charge === undefined
    ? ({ type: "success", title: done } as const)
    : ({ type: charge === "charged" ? "success" : "warning", title: message } as const);
