import { JoinWaitlist } from "@solodesk/contract/selling/waitlist.ts";
import type { z } from "zod";

export const WaitDetails = JoinWaitlist.pick({ customer: true, notes: true });
export type WaitDetails = z.input<typeof WaitDetails>;
export type FinishedWaitDetails = z.output<typeof WaitDetails>;
