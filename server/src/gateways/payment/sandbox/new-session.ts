import { randomBytes } from "node:crypto";

const SECRET_BYTES = 24;

/** The id cannot be guessed, because anybody who knows it can pay. */
export const newSession = (createdAt: Date) => ({
  id: `sbx_${randomBytes(SECRET_BYTES).toString("base64url")}`,
  methodRef: null,
  declinesLater: false,
  createdAt,
});
