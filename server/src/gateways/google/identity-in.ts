import type { JWTPayload } from "jose";
import { z } from "zod";
import { GOOGLE_ITSELF, type GoogleIdentity } from "#kernel/outside/google.ts";

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes("\u0000"))
    .optional()
    .catch(undefined);

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: optionalText(254),
  email_verified: z.literal(true).optional().catch(undefined),
  hd: optionalText(255),
  name: optionalText(100),
  picture: optionalText(2000),
  auth_time: z.int().optional().catch(undefined),
});

const ownMail = /@(gmail|googlemail)\.com$/i;

/**
 * Google verifies an address once. Only for Gmail and for domains it hosts (`hd`) does it know who has the
 * address now; any other address may belong to somebody else by now.
 */
const vouches = (issuer: string, { email = "", hd }: z.infer<typeof Claims>): boolean =>
  issuer !== GOOGLE_ITSELF || hd !== undefined || ownMail.test(email);

/** Reads the claims about the user. Only the subject is required; other invalid claims count as absent. */
export function identityIn(claims: JWTPayload, issuer: string): GoogleIdentity {
  const known = Claims.parse(claims);
  const { sub, email, email_verified, name, picture, auth_time } = known;
  return {
    issuer,
    subject: sub,
    email: email_verified ? email : undefined,
    vouches: vouches(issuer, known),
    name,
    picture: picture?.startsWith("https://") ? picture : undefined,
    authTime: auth_time === undefined ? undefined : new Date(auth_time * 1000),
  };
}
