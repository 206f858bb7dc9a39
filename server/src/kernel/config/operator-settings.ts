// Who runs the installation, and the texts and contacts that visitors see.
import { z } from "zod";

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an address such as https://desk.example.com" });

export const operatorVariables = {
  OPERATOR_NAME: z
    .string()
    .max(200)
    .default("Solodesk")
    .describe("Name of the person or company that runs this installation"),
  OPERATOR_EMAIL: z
    .union([z.literal(""), z.email("must be an email address such as help@example.com")])
    .default("")
    .describe("Email address at which people reach the operator"),
  OPERATOR_ADDRESS: z.string().max(500).default("").describe("Postal address of the operator"),
  TEXTS_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      "Folder with your own terms-and-conditions.md, privacy.md, refund-policy.md, contact-us.md or faqs.md. Each file replaces the one that ships with Solodesk",
    ),
  CHAT_URL: httpUrl.optional().describe("Address of the support conversation that Chat with Us opens"),
  CHAT_MESSAGE: z
    .string()
    .max(500)
    .default("Hello, I need help with my store.")
    .describe("Message prefilled in that conversation (its text parameter)"),
} satisfies Record<string, z.ZodType>;
