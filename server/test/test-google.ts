// A certified OpenID provider on this machine, in Google's place: it signs people in on pages of its own, and lies as it is told.
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from "jose";
import { type Configuration, Provider } from "oidc-provider";
import { freePort } from "./test-mail-server.ts";

export interface GoogleAccount {
  email?: string | undefined;
  email_verified?: boolean | undefined;
  name?: string;
  picture?: string;
}

export interface Lie {
  claims?: Record<string, unknown>;
  /** Signed by somebody else. */
  forged?: boolean;
  header?: Record<string, unknown>;
}

export interface TestGoogle {
  issuer: string;
  client: { GOOGLE_ISSUER: string; GOOGLE_CLIENT_ID: string; GOOGLE_CLIENT_SECRET: string };
  /** By the name they type to sign in; nobody else has an account. */
  accounts: Map<string, GoogleAccount>;
  /** What the next tokens say instead; undefined lets them be. */
  lie(lie: Lie | undefined): void;
  /** From now on it answers calls of servers so; undefined as it should. */
  fail(how: "not" | "late" | "broken" | undefined): void;
  /** Signs with another key from now on. */
  rotate(): Promise<void>;
  /** How often its keys were fetched. */
  keyFetches(): number;
  close(): Promise<void>;
}

const CLIENT = { client_id: "solodesk-tests", client_secret: "a secret between the two" };

const newKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: "RS256", use: "sig" };
};

const configure = (key: JWK, accounts: TestGoogle["accounts"], redirectUris: string[]): Configuration => ({
  clients: [
    { ...CLIENT, redirect_uris: redirectUris, grant_types: ["authorization_code"], response_types: ["code"] },
  ],
  jwks: { keys: [key] },
  cookies: { keys: ["of no use to anybody"] },
  claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
  // As Google does, the token itself says it all.
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  findAccount: (_context, sub) => {
    const account = accounts.get(sub);
    return account && { accountId: sub, claims: () => ({ sub, ...account }) };
  },
  features: { devInteractions: { enabled: true }, claimsParameter: { enabled: true } },
  ttl: {
    Session: 3600,
    Interaction: 600,
    Grant: 3600,
    AccessToken: 600,
    AuthorizationCode: 60,
    IdToken: 600,
  },
});

export async function testGoogle(redirectUris: string[]): Promise<TestGoogle> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const accounts: TestGoogle["accounts"] = new Map();
  const stranger = await newKey();
  let key = await newKey();
  let lie: Lie | undefined;
  let failing: Parameters<TestGoogle["fail"]>[0];
  let fetches = 0;
  const open = () => new Provider(issuer, configure(key, accounts, redirectUris)).callback();
  let provider = open();

  /** The same token with other claims. */
  async function twisted(token: string, { claims, forged, header }: Lie): Promise<string> {
    const [, payload = ""] = token.split(".");
    const said = { ...JSON.parse(Buffer.from(payload, "base64url").toString()), ...claims };
    const kept = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));
    const signed = new SignJWT(kept).setProtectedHeader({ alg: "RS256", kid: key.kid ?? "", ...header });
    return signed.sign(await importJWK(forged ? stranger : key, "RS256"));
  }

  const isForServers = ({ url = "" }: IncomingMessage) => /^\/(token|me|jwks|\.well-known\/)/.test(url);

  const server = createServer((asked, answer) => void serve(asked, answer));
  async function serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (asked.url === "/jwks") fetches += 1;
    if (isForServers(asked) && failing === "not") return void asked.socket.destroy();
    if (isForServers(asked) && failing === "late") return;
    if (isForServers(asked) && failing === "broken")
      return void answer.writeHead(502).end("<h1>Bad gateway</h1>");
    if (asked.url !== "/token" || !lie) return void provider(asked, answer);
    // To itself, so that the answer can be rewritten.
    const { claims, forged, header } = lie;
    lie = undefined;
    const body = await buffer(asked);
    const { status, text } = await tell(port, asked.headers, body);
    const json = JSON.parse(text);
    if (json.id_token) json.id_token = await twisted(json.id_token, { claims, forged, header } as Lie);
    answer.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
  }
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));

  return {
    issuer,
    client: {
      GOOGLE_ISSUER: issuer,
      GOOGLE_CLIENT_ID: CLIENT.client_id,
      GOOGLE_CLIENT_SECRET: CLIENT.client_secret,
    },
    accounts,
    lie: (next) => {
      lie = next;
    },
    fail: (how) => {
      failing = how;
    },
    rotate: async () => {
      key = await newKey();
      provider = open();
    },
    keyFetches: () => fetches,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function tell(port: number, headers: IncomingMessage["headers"], body: Buffer) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = request({ port, host: "127.0.0.1", path: "/token", method: "POST", headers });
    asked.on("error", reject).on("response", (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 0, text: bytes.toString() }),
        reject,
      );
    });
    asked.end(body);
  });
}
