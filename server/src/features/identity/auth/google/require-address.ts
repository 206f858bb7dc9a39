import { t } from "@solodesk/contract/kernel/language/t.ts";
import { Email } from "@solodesk/contract/kernel/text.ts";
import { AppError } from "#kernel/app-error.ts";
import type { GoogleIdentity } from "#kernel/outside/google.ts";

/** Returns the address of a Google account. Throws "google_refused" if it has no valid, confirmed address. */
export function requireAddress({ email }: Pick<GoogleIdentity, "email">): string {
  const address = Email.safeParse(email);
  if (address.success) return address.data;
  throw new AppError("google_refused", {
    message: t(
      "This Google account has no confirmed email. Choose another Google account, or use your email and a password.",
    ),
  });
}
