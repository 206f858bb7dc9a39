// Goes through the provider's pages as a browser would, and comes back with what the web app would send to us.
import { createHash, randomBytes } from "node:crypto";
import type { GoogleAnswer } from "@solodesk/contract/identity/auth.ts";
import type { TestGoogle } from "./test-google.ts";

interface Visit {
  /** What is typed there. */
  login: string;
  redirectUri?: string;
  /** As at a confirmation: the provider has to ask again. */
  anew?: boolean;
}

export const REDIRECT = "http://localhost:3000/google-redirect";

/** A browser of its own each time, unless its cookies are handed over. */
export async function visitGoogle(
  google: TestGoogle,
  { login, redirectUri = REDIRECT, anew = false }: Visit,
  cookies = new Map<string, string>(),
): Promise<GoogleAnswer> {
  const codeVerifier = randomBytes(32).toString("base64url");
  const nonce = randomBytes(16).toString("base64url");
  const query = new URLSearchParams({
    client_id: google.client.GOOGLE_CLIENT_ID,
    response_type: "code",
    redirect_uri: redirectUri,
    scope: "openid email profile",
    state: "state",
    nonce,
    code_challenge: createHash("sha256").update(codeVerifier).digest("base64url"),
    code_challenge_method: "S256",
    ...(anew && { prompt: "login", max_age: "0" }),
  });
  let next = `${google.issuer}/auth?${query}`;
  for (let steps = 0; steps < 12; steps += 1) {
    const answer = await ask(next, cookies);
    if (answer.redirect === undefined) {
      const prompt = /name="prompt" value="(\w+)"/.exec(answer.text)?.[1];
      const form = /action="([^"]+)"/.exec(answer.text)?.[1];
      if (!prompt || !form)
        throw new Error(`No way on from ${next}: ${answer.status} ${answer.text.slice(0, 300)}`);
      const posted = await ask(new URL(form, next).href, cookies, { prompt, login, password: "any" });
      next = new URL(posted.redirect ?? "", next).href;
      continue;
    }
    next = new URL(answer.redirect, next).href;
    if (!next.startsWith(redirectUri)) continue;
    const code = new URL(next).searchParams.get("code");
    if (code === null) throw new Error(`Google refused: ${next}`);
    return { code, codeVerifier, redirectUri, nonce };
  }
  throw new Error("Google leads on and on.");
}

async function ask(url: string, cookies: Map<string, string>, form?: Record<string, string>) {
  const answer = await fetch(url, {
    redirect: "manual",
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
  for (const line of answer.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === "") cookies.delete(name);
    else cookies.set(name, value);
  }
  return {
    status: answer.status,
    redirect: answer.headers.get("location") ?? undefined,
    text: await answer.text(),
  };
}
