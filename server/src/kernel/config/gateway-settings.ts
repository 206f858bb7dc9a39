// Settings of the payment gateways: Stripe if it has keys, and the sandbox for trying things out.
import { z } from "zod";
import { isOwnMachine } from "../http/own-machine.ts";

const origin = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://api.stripe.com" })
  .refine(
    (address) => !URL.canParse(address) || new URL(address).href === `${new URL(address).origin}/`,
    "must contain no path, query or login, as in https://api.stripe.com",
  );

export const gatewayVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, "must be a Stripe secret key such as sk_live_… or rk_live_…")
    .optional()
    .describe("Stripe secret key. If unset, Stripe is not offered"),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, "must be the signing secret of a webhook such as whsec_…")
    .optional()
    .describe("Signing secret of the Stripe webhook at /webhooks/stripe"),
  STRIPE_API_URL: origin
    .optional()
    .describe("Address to use in place of Stripe's API, for proxies and tests"),
  SANDBOX: z
    .enum(["on", "off"])
    .optional()
    .describe(
      "on offers a payment gateway that takes no money, for trying things out. If unset, it is on unless PUBLIC_URL is the address of another machine or STRIPE_SECRET_KEY is a live key",
    ),
} satisfies Record<string, z.ZodType>;

const Settings = z.object(gatewayVariables);
type Settings = z.infer<typeof Settings>;

const isLive = ({ STRIPE_SECRET_KEY }: Settings): boolean => STRIPE_SECRET_KEY?.includes("_live_") === true;

/** Returns the missing Stripe settings. A live key needs PUBLIC_URL, where buyers return after paying. */
export function missingOfStripe(settings: Settings & Pick<Place, "PUBLIC_URL">): string[] {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, PUBLIC_URL } = settings;
  if (STRIPE_SECRET_KEY === undefined && STRIPE_WEBHOOK_SECRET === undefined) return [];
  const needed = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, ...(isLive(settings) && { PUBLIC_URL }) };
  return Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
}

export interface StripeAccount {
  secretKey: string;
  webhookSecret: string;
  /** Undefined: Stripe's own API. */
  apiUrl: string | undefined;
}

export function stripeOf({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: apiUrl,
}: Settings): StripeAccount | undefined {
  return secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl } : undefined;
}

type Place = Settings & { PUBLIC_URL?: string | undefined; HOST: string };

/** With a public address or a live key the installation is live, and the sandbox is off unless SANDBOX=on. */
export function isSandboxOn(place: Place): boolean {
  const { SANDBOX, PUBLIC_URL } = place;
  if (SANDBOX !== undefined) return SANDBOX === "on";
  if (isLive(place)) return false;
  return PUBLIC_URL === undefined || isOwnMachine(PUBLIC_URL);
}

/** Returns whether people on other machines can reach the sandbox and pay without money. */
export const isSandboxOpenToOthers = (place: Place): boolean =>
  isSandboxOn(place) &&
  (place.PUBLIC_URL === undefined
    ? !isOwnMachine(`http://${place.HOST.includes(":") ? `[${place.HOST}]` : place.HOST}`)
    : !isOwnMachine(place.PUBLIC_URL));
