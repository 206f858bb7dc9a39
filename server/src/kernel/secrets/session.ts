import { createSecretKey, type webcrypto } from "node:crypto";
import type { Id } from "@solodesk/contract/kernel/id.ts";
import { errors as joseErrors, jwtVerify, SignJWT } from "jose";
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
}

export const ACCESS_TOKEN_LIFE = minutes(10);
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
    async issue({ id, sessionId }) {
      const now = clock.now();
      const expires = after(now, ACCESS_TOKEN_LIFE);
      const token = await new SignJWT({ sid: sessionId })
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

/** Returns the token of an `Authorization: Bearer …` header. */
export const bearerOf = (header: string | undefined): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? "")?.[1];
