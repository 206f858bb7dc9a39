import { Id } from "@solodesk/contract/kernel/id.ts";
import { z } from "zod";
import type { Deps } from "#kernel/deps.ts";
import { deliverMail } from "./deliver-mail.ts";
import { DELIVER_MAIL } from "./wake-mail.ts";

const Data = z.object({ id: Id });

export const deliverJob = {
  name: DELIVER_MAIL,
  atOnce: 5,
  run: (deps: Deps, data: unknown): Promise<void> => deliverMail(deps, Data.parse(data).id),
};
