// Settings for sign-in with Google, or with another OpenID provider in its place.
import { z } from "zod";
import { isOwnMachine } from "../http/own-machine.ts";
import { GOOGLE_ITSELF } from "../outside/google.ts";

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
    .default(GOOGLE_ITSELF)
    .describe("Issuer of the OpenID provider. Change it to use another provider in Google's place"),
  GOOGLE_CALENDAR: z
    .enum(["on", "off"])
    .default("off")
    .transform((value) => value === "on")
    .describe(
      "on lets sellers connect Google Calendar, with PUBLIC_URL/settings/store as another redirect URI of the same client",
    ),
  GOOGLE_CALENDAR_SERVER: z
    .url({ protocol: /^https?$/, error: "must be an address such as http://127.0.0.1:4000" })
    .refine(
      (address) => !URL.canParse(address) || isOwnMachine(address),
      "must be an address of this machine",
    )
    .optional()
    .describe("Server on this machine that speaks Google Calendar's protocol in its place. For tests only"),
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

/** Returns why sellers cannot connect Google Calendar although it is on. */
export function faultOfGoogleCalendar(settings: Settings): string | undefined {
  const { GOOGLE_CALENDAR, GOOGLE_CALENDAR_SERVER, GOOGLE_ISSUER } = settings;
  if (!GOOGLE_CALENDAR) return undefined;
  if (!googleClientOf(settings)) return "set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET too";
  // The client is the other provider's, and unknown to Google.
  const isOther = GOOGLE_ISSUER !== GOOGLE_ITSELF && GOOGLE_CALENDAR_SERVER === undefined;
  return isOther ? "GOOGLE_ISSUER must be Google itself" : undefined;
}

export function googleClientOf(settings: Settings): GoogleClient | undefined {
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings;
  return clientId && clientSecret ? { issuer: GOOGLE_ISSUER, clientId, clientSecret } : undefined;
}
