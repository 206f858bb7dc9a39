import { z } from "zod";
import { msg } from "../../kernel/language/t.ts";
import { Email, line, Phone } from "../../kernel/text.ts";

/** Who an appointment is for, in a request body. */
export const Customer = z.strictObject({
  name: line(100, 1, msg("Enter your name.")),
  email: z.union([z.literal(""), Email]).default(""),
  phone: Phone.default(""),
});
