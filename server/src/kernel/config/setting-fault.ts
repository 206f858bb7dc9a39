import type { z } from "zod";

/** The rest of a sentence that begins with "PORT=abc is invalid:". A schema's own message takes precedence. */
export function settingFault(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") return "must be a whole number";
  if (issue.code === "invalid_value") return `must be one of ${issue.values.join(", ")}`;
  if (issue.code === "too_small") return sizeFault("least", issue.minimum, issue.origin);
  if (issue.code === "too_big") return sizeFault("most", issue.maximum, issue.origin);
  return undefined;
}

const sizeFault = (end: "least" | "most", bound: unknown, origin: string): string =>
  origin === "string" ? `must have at ${end} ${bound} characters` : `must be at ${end} ${bound}`;
