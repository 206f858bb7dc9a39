import { randomBytes } from "node:crypto";

const newName = (kind: "ch" | "card") => `${kind}_${randomBytes(12).toString("hex")}`;

/** Each payment uses a new test card. */
export const newCharges = (count: 0 | 1 | 2) => ({
  chargeIds: Array.from({ length: count }, () => newName("ch")),
  methodRef: newName("card"),
});
