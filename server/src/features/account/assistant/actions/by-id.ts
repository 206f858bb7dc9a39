import { Id } from "@solodesk/contract/kernel/id.ts";
import { z } from "zod";

/** The input of an endpoint that is about one thing. */
export const ById = z.strictObject({ params: z.strictObject({ id: Id }) });
