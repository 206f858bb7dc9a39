import { randomInt } from "node:crypto";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { hmac, type Secrets } from "#kernel/secrets/secrets.ts";

const RECOVERY_CODES = 10;

/** No two of these characters look alike. Twelve of them are 59 bits. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const GROUPS = 3;
const GROUP = 4;

const drawCharacter = (): string => LETTERS.charAt(randomInt(LETTERS.length));
const drawGroup = (): string => Array.from({ length: GROUP }, drawCharacter).join("");

export const drawRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, drawGroup).join("-"));

/**
 * Returns a keyed hash, so that a copy of the database is not enough to guess codes. `code` must come from
 * plainCode.
 */
export const recoveryHash = (secrets: Secrets, userId: Id, code: string): string =>
  hmac(secrets.key("recovery-code"), `${userId} ${code}`);
