import { createHash, randomBytes } from "node:crypto";
import { feedFolder } from "@solodesk/contract/scheduling/feeds.ts";

/** Anyone who knows the token can read the appointments, so it is as long as a key. */
export const newFeedToken = (): string => randomBytes(32).toString("base64url");

export const feedHashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");

export const feedPath = (token: string): string => `${feedFolder}${token}.ics`;
