import { Id } from "@solodesk/contract/kernel/id.ts";
import { z } from "zod";
import type { Deps } from "#kernel/deps.ts";
import type { Purposes } from "../purposes.ts";
import { sendRefund } from "./send-refund.ts";
import { SEND_REFUND } from "./wake-refund.ts";

const Data = z.object({ id: Id });

export const sendRefundJob = (purposes: Purposes) => ({
  name: SEND_REFUND,
  atOnce: 5,
  run: (deps: Deps, data: unknown): Promise<void> => sendRefund(deps, purposes, Data.parse(data).id),
});
