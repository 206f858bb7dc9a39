import type { Logger } from "pino";
import type Stripe from "stripe";
import type { StripeAccount } from "#kernel/config/gateway-settings.ts";
import { GatewayFailure } from "#kernel/outside/payment-gateway.ts";
import { seconds } from "#kernel/time/clock.ts";

/** Timeout of a call including its retries: quick failures are retried, calls that hang are given up. */
const PATIENCE = seconds(15);
const RETRIES = 2;

/** Returns only the code or name, because a message may repeat what was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new GatewayFailure("no answer in time")), PATIENCE);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

function placeOf(apiUrl: string): Stripe.StripeConfig {
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return { protocol: isPlain ? "http" : "https", host: hostname, port: port || (isPlain ? 80 : 443) };
}

/** Loads the library on the first call, to save its memory in installations without Stripe. */
export const loadStripe = async () => (await import("stripe")).default;

/** Returns a function that runs `work` with the client. It throws GatewayFailure for errors and timeouts. */
export function connectStripe({ secretKey, apiUrl }: StripeAccount, log: Pick<Logger, "warn">) {
  let client: Promise<Stripe> | undefined;
  const open = async () => {
    const Library = await loadStripe();
    return new Library(secretKey, {
      timeout: PATIENCE,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...(apiUrl !== undefined && placeOf(apiUrl)),
    });
  };

  return async <T>(operation: string, work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await inTime(work(await (client ??= open())));
    } catch (error) {
      log.warn({ gateway: "stripe", operation, reason: reasonOf(error) }, "a gateway did not do as asked");
      throw new GatewayFailure(`Stripe could not ${operation}.`);
    }
  };
}
