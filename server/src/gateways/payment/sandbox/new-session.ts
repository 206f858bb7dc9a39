import { randomBytes } from "node:crypto";

const SECRET_BYTES = 24;

/** Whoever knows the name can pay: it cannot be guessed. */
export const newSession = (createdAt: Date) => ({
  id: `sbx_${randomBytes(SECRET_BYTES).toString("base64url")}`,
  methodRef: null,
  declinesLater: false,
  createdAt,
});
