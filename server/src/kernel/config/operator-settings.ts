// Who runs the installation, and the texts and contacts that visitors see.
import { z } from "zod";

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an address such as https://desk.example.com" });

/** Anything else would break the lines of security.txt, or be no address that RFC 9116 allows. */
function isContact(address: string): boolean {
  if (/[^\x21-\x7e]/.test(address)) return false;
  const { protocol, pathname } = URL.parse(address) ?? { protocol: "", pathname: "" };
  return protocol === "https:" || (protocol === "mailto:" && z.email().safeParse(pathname).success);
}

const namesOf = (list: string): string[] =>
  list
    .split(",")
    .map((email) => email.trim().toLowerCase())
    .filter((email) => email !== "");

/** The addresses of OPERATOR_EMAILS, in lower case. */
export const operatorEmails = ({ OPERATOR_EMAILS }: { OPERATOR_EMAILS: string }): string[] =>
  namesOf(OPERATOR_EMAILS);

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
  OPERATOR_EMAILS: z
    .string()
    .default("")
    .refine(
      (list) => namesOf(list).every((email) => z.email().safeParse(email).success),
      "must be email addresses with commas between them, such as ada@example.com, bob@example.com",
    )
    .describe(
      "Email addresses of the accounts that may open /operator, with commas between them. Each needs a confirmed address and two-step sign-in",
    ),
  OPERATOR_ADDRESS: z.string().max(500).default("").describe("Postal address of the operator"),
  SECURITY_CONTACT: z
    .string()
    .refine(isContact, "must be an address such as mailto:security@example.com or https://example.com/report")
    .optional()
    .describe(
      "Where people report a security problem of this installation: a mailto: or https: address, served as /.well-known/security.txt. If unset, there is no such file",
    ),
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
