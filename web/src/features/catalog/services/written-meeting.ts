// The meeting link of a service as the form holds it.
import {
  type Meeting,
  meetingKinds,
  publicJitsi,
  SetMeeting,
} from "@solodesk/contract/catalog/services/meeting.ts";
import type { Service } from "@solodesk/contract/catalog/services.ts";
import { z } from "zod";

export const WrittenMeeting = z.object({
  kind: z.enum(meetingKinds),
  /** Of the kind "link". */
  link: z.string(),
  /** Of the kind "jitsi": the server's address, or empty for the public one. */
  server: z.string(),
});
type WrittenMeeting = z.infer<typeof WrittenMeeting>;

interface Written {
  location: Service["location"];
  meeting: WrittenMeeting;
}

/** As it is sent: only an online service has one. */
export function meetingIn({
  location,
  meeting: { kind, link, server },
}: Written): z.input<typeof SetMeeting> {
  if (location !== "online" || kind === "none") return { kind: "none" };
  if (kind === "link") return { kind, url: link };
  return { kind, url: server.trim() === "" ? publicJitsi : server };
}

/** What is wrong with the address, and in which field. */
export function meetingMistake(written: Written): { path: "link" | "server"; message: string } | undefined {
  const [issue] = SetMeeting.safeParse(meetingIn(written)).error?.issues ?? [];
  return issue && { path: written.meeting.kind === "link" ? "link" : "server", message: issue.message };
}

export const writtenMeetingOf = ({ kind, url = "" }: Meeting): WrittenMeeting => ({
  kind,
  link: kind === "link" ? url : "",
  server: kind === "jitsi" && url !== publicJitsi ? url : "",
});
