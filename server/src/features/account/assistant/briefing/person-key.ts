import { createHash } from "node:crypto";

/** Names a person in the key of an insight, which addresses carry, without telling their email. */
export const personKey = (email: string): string =>
  createHash("sha256").update(email.toLowerCase()).digest("hex").slice(0, 16);
