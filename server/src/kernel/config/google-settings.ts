// Settings for sign-in with Google, or with another OpenID provider in its place.
import { z } from "zod";
import { isOwnMachine } from "../http/own-machine.ts";

/** Returns whether traffic to the address is safe from others: it uses https or stays on this machine. */
export const isPrivateWay = (address: string): boolean =>
  URL.parse(address)?.protocol === "https:" || isOwnMachine(address);

const issuer = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://accounts.google.com" })
  .refine(
    (address) => !URL.canParse(address) || isPrivateWay(address),
    "must begin with https unless it is an address of this machine",
  );

export const googleVariables = {
  GOOGLE_CLIENT_ID: z
    .string()
    .max(255)
    .optional()
    .describe(
      "OAuth client ID for sign-in with Google, with PUBLIC_URL/google-redirect as its redirect URI. If unset, Google sign-in is not offered",
    ),
  GOOGLE_CLIENT_SECRET: z.string().max(512).optional().describe("OAuth client secret"),
  GOOGLE_ISSUER: issuer
    .default("https://accounts.google.com")
    .describe("Issuer of the OpenID provider. Change it to use another provider in Google's place"),
} satisfies Record<string, z.ZodType>;

const Settings = z.object(googleVariables);
type Settings = z.infer<typeof Settings>;

export interface GoogleClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Returns the missing one if only one of the two Google settings is given. */
export function missingOfGoogle({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }: Settings): string | undefined {
  if ((GOOGLE_CLIENT_ID === undefined) === (GOOGLE_CLIENT_SECRET === undefined)) return undefined;
  return GOOGLE_CLIENT_ID === undefined ? "GOOGLE_CLIENT_ID" : "GOOGLE_CLIENT_SECRET";
}

export function googleClientOf(settings: Settings): GoogleClient | undefined {
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  return clientId && clientSecret ? { issuer: GOOGLE_ISSUER, clientId, clientSecret } : undefined;
}
