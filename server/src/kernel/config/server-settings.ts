// Settings for the address and data folder of the server, its limits and logs.
import { z } from "zod";
import { isProxyList } from "../http/proxy-list.ts";
import { onOff } from "./on-off.ts";

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an address such as https://desk.example.com" });

function isOrigin(address: string): boolean {
  const { pathname, search, hash, username } = new URL(address);
  return [pathname, search, hash, username].join("") === "/";
}
const origin = httpUrl.refine(
  (address) => !URL.canParse(address) || isOrigin(address),
  "must contain no path, query or login, as in https://desk.example.com",
);

const originsIn = (list: string): string[] => list.split(",").map((one) => one.trim());
const isOriginList = (list: string): boolean => originsIn(list).every((one) => origin.safeParse(one).success);

export const serverVariables = {
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe("Port to listen on. If unset: 3000, or the next free port. 0: any free port"),
  HOST: z
    .string()
    .min(1)
    .default("127.0.0.1")
    .describe("Address to listen on. 0.0.0.0 listens on every network interface"),
  PUBLIC_URL: origin
    .optional()
    .describe("Address at which people reach this installation, such as https://desk.example.com"),
  DATA_DIR: z
    .string()
    .min(1)
    .default("./data")
    .describe("Folder for the embedded database, the generated secret and uploaded pictures"),
  SECRET_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      "Root secret from which all others are derived. If unset, one is generated in DATA_DIR/secret.key. Set it when several machines share one database",
    ),
  TRUST_PROXY: z
    .string()
    .refine(
      isProxyList,
      "must list addresses or networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal",
    )
    .optional()
    .describe(
      "Comma-separated addresses or networks of the reverse proxies whose X-Forwarded-For is trusted",
    ),
  CALENDAR_SERVERS: z
    .string()
    .refine(isOriginList, "must list origins such as https://cloud.example.com:8443, separated by commas")
    .optional()
    .describe(
      "Comma-separated origins of calendar servers inside your network that sellers may connect, such as https://cloud.example.com:8443. All others must be on the public internet",
    ),
  WEBHOOKS_TO_PRIVATE: onOff("off").describe(
    "on lets sellers' webhooks call http addresses and addresses inside your network. Only for development, or if you trust every seller",
  ),
  CONNECTIONS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(200)
    .describe("Maximum number of open connections per client address. Addresses in TRUST_PROXY are exempt"),
  RATE_LIMIT: onOff("on").describe("off disables the rate limits. For load tests only"),
  DEMO: onOff("off").describe(
    "on offers every visitor the accounts of the demo's owners and lets them start the demo over. npm run demo sets it; with real data it does harm",
  ),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("Least severe level to log: fatal, error, warn, info, debug or trace. silent logs nothing"),
  METRICS: onOff("off").describe("on serves Prometheus metrics at /metrics"),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe("Bearer token required to read /metrics. If unset, only this machine can read it"),
} satisfies Record<string, z.ZodType>;

/** Origins of calendar servers that may be inside the network. */
export const calendarServersOf = ({
  CALENDAR_SERVERS,
}: {
  CALENDAR_SERVERS?: string | undefined;
}): Set<string> =>
  new Set(CALENDAR_SERVERS ? originsIn(CALENDAR_SERVERS).map((one) => new URL(one).origin) : []);
