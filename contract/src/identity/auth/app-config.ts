import { z } from "zod";
import { Instant } from "../../kernel/time.ts";

/** What the web app needs before sign-in. */
export const AppConfig = z.object({
  google: z.object({
    enabled: z.boolean(),
    clientId: z.string().nullable(),
    /** Also null while Google cannot be reached. */
    authorizationEndpoint: z.string().nullable(),
  }),
  /** Whether a mail server is configured; without one no links are emailed. */
  mails: z.boolean(),
  /** Whether its address is a loopback address, which leads everyone to their own machine. */
  localOnly: z.boolean(),
  chatUrl: z.string().nullable(),
  projectId: z.string(),
  currency: z.string(),
  /** Only in the demo: since when this server has been running. */
  demo: z.object({ since: Instant }).optional(),
});
export type AppConfig = z.infer<typeof AppConfig>;
