import { createSecretKey, type webcrypto } from "node:crypto";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { viewMinutes } from "@solodesk/contract/operator/people.ts";
import { decodeJwt, type JWTPayload, errors as joseErrors, jwtVerify, SignJWT } from "jose";
import { AppError } from "../app-error.ts";
import { after, type Clock, minutes } from "../time/clock.ts";
import type { Secrets } from "./secrets.ts";

/** The signed-in user of a request, and the session. */
export interface SessionUser {
  id: Id;
  /** Of a call with an API token: the token's id, which is never a session that was confirmed. */
  sessionId: Id;
  /** The API token that calls for the user, and what it may do. */
  token?: { name: string; scopes: readonly ("read" | "propose")[] };
  /**
   * The operator who views this account, and the session in which they asked for it. Everything but reads is refused. The
   * view's own `sessionId` is no session, so nobody ever confirmed it.
   */
  viewer?: { id: Id; sessionId: Id };
}

export const ACCESS_TOKEN_LIFE = minutes(10);
/** Of the token of an operator who views an account. None follows it. */
const VIEW_LIFE = minutes(viewMinutes);
const ISSUER = "solodesk";
const AUDIENCE = "solodesk-api";
const TYPE = "at+jwt";

export interface AccessTokens {
  issue(user: SessionUser): Promise<{ token: string; expires: string }>;
  /** Throws AppError "token_expired" or "unauthenticated". Does not check whether the session was revoked. */
  verify(token: string): Promise<SessionUser & { issuedAt: Date; expires: Date; jti: string }>;
}

/** Decoders ignore spare bits in the last character of a signature; only one spelling of a token is valid. */
function isExact(token: string): boolean {
  const signature = token.slice(token.lastIndexOf(".") + 1);
  return Buffer.from(signature, "base64url").toString("base64url") === signature;
}

// Derived and imported once, because that takes longer than signing a token.
const keys = new WeakMap<Secrets, webcrypto.CryptoKey>();

function keyOf(secrets: Secrets): webcrypto.CryptoKey {
  const known = keys.get(secrets);
  if (known) return known;
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = createSecretKey(secrets.key("access-token")).toCryptoKey(algorithm, false, ["sign", "verify"]);
  keys.set(secrets, key);
  return key;
}

export function accessTokens(secrets: Secrets, clock: Clock, newId: () => Id): AccessTokens {
  const key = keyOf(secrets);
  return {
    async issue({ id, sessionId, viewer }) {
      const now = clock.now();
      const expires = after(now, viewer ? VIEW_LIFE : ACCESS_TOKEN_LIFE);
      const token = await new SignJWT({ sid: sessionId, ...(viewer && { act: actOf(viewer) }) })
        .setProtectedHeader({ alg: "HS256", typ: TYPE })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(id)
        .setJti(newId())
        .setIssuedAt(now)
        .setExpirationTime(expires)
        .sign(key);
      return { token, expires: expires.toISOString() };
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ["HS256"],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TYPE,
          requiredClaims: ["sub", "sid", "jti", "iat", "exp"],
          currentDate: clock.now(),
        });
        const { sub, sid, jti, iat, exp } = payload;
        const viewer = viewerIn(payload);
        if (!isExact(token)) throw new AppError("unauthenticated");
        if (
          sub === undefined ||
          typeof sid !== "string" ||
          jti === undefined ||
          iat === undefined ||
          exp === undefined
        ) {
          throw new AppError("unauthenticated");
        }
        return {
          id: sub,
          sessionId: sid,
          ...(viewer && { viewer }),
          jti,
          issuedAt: new Date(iat * 1000),
          expires: new Date(exp * 1000),
        };
      } catch (error) {
        throw new AppError(error instanceof joseErrors.JWTExpired ? "token_expired" : "unauthenticated");
      }
    },
  };
}

/** Who acts for the subject, as RFC 8693 writes it. */
const actOf = ({ id, sessionId }: NonNullable<SessionUser["viewer"]>) => ({ sub: id, sid: sessionId });

/** Throws "unauthenticated" for an actor that can't be read: such a token must not count as the owner's own. */
function viewerIn({ act }: JWTPayload): SessionUser["viewer"] {
  if (act === undefined) return undefined;
  const { sub, sid } = Object(act);
  if (typeof sub !== "string" || typeof sid !== "string") throw new AppError("unauthenticated");
  return { id: sub, sessionId: sid };
}

/**
 * Whether a header has the token of an operator who views an account. Not verified: for calls that anyone can make, and that
 * only a viewer is refused.
 */
export function namesViewer(header: string | undefined): boolean {
  try {
    return decodeJwt(bearerOf(header) ?? "")["act"] !== undefined;
  } catch {
    return false;
  }
}

/** Returns the token of an `Authorization: Bearer …` header. */
export const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? "")?.[1];
