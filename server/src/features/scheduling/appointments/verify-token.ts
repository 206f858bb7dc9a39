// Proves that its bearer can read the customer's email. Sent only in the verification email.

import type { Id } from "@solodesk/contract/kernel/id.ts";
import { readSealedId, sealId } from "#kernel/secrets/sealed-id.ts";
import type { Secrets } from "#kernel/secrets/secrets.ts";

export const verifyToken = (secrets: Secrets, appointmentId: Id): string =>
  sealId(secrets, "verify booking", appointmentId);

export const isVerifyToken = (secrets: Secrets, appointmentId: Id, token: string): boolean =>
  readSealedId(secrets, "verify booking", token) === appointmentId;
