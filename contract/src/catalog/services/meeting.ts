// How customers join an online service.

import { z } from "zod";
import { msg, t } from "../../kernel/language/t.ts";
import { line } from "../../kernel/text.ts";

export const meetingKinds = ["none", "link", "jitsi"] as const;

/** The Jitsi server that is used unless the seller names another. */
export const publicJitsi = "https://meet.jit.si";

export const Meeting = z.object({
  /** "link": one link for all appointments. "jitsi": a separate room for each. */
  kind: z.enum(meetingKinds),
  /** The link, or the address of the Jitsi server. Absent if the seller tells customers how to join. */
  url: z.string().optional(),
});
export type Meeting = z.infer<typeof Meeting>;

const most = 500;
const onlyLink = { error: () => t("Paste only the link. It begins with https://.") };

/** Stored as browsers normalize it. The pattern refuses what they would also accept, such as "https:example.com". */
const link = line(most, 1, msg("Paste the link."))
  .regex(/^https:\/\/[^\s\\@/?#\p{Cf}]+(?:[/?#][^\s\\\p{Cf}]*)?$/iu, onlyLink)
  .pipe(z.url({ protocol: /^https$/, normalize: true, ...onlyLink }).max(most, onlyLink));

const server = link
  .refine((address) => !/[?#]/.test(address), {
    error: () => t("Enter only the server's address, such as {example}.", { example: publicJitsi }),
  })
  .transform((address) => address.replace(/\/+$/, ""));

export const SetMeeting = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("none") }),
  z.strictObject({ kind: z.literal("link"), url: link }),
  z.strictObject({ kind: z.literal("jitsi"), url: server.default(publicJitsi) }),
]);
export type SetMeeting = z.infer<typeof SetMeeting>;
