import { assistant } from "@solodesk/contract/account/assistant.ts";
import { MINUTE } from "@solodesk/contract/kernel/zone.ts";
import { readOf, useRead } from "#kernel/api/query.ts";

export const briefingRead = () => readOf(assistant.getBriefing, {});

/** Read again now and then: what is urgent changes while the screen stays open. */
export const useBriefing = () => useRead(briefingRead(), { quiet: true, pollAfter: () => 5 * MINUTE });
