import type { GoogleAnswer } from "@solodesk/contract/identity/auth.ts";
import { t } from "@solodesk/contract/kernel/language/t.ts";
import { pages } from "@solodesk/contract/kernel/pages.ts";
import { AppError } from "#kernel/app-error.ts";
import type { Deps } from "#kernel/deps.ts";
import { isOwnMachine } from "#kernel/http/own-machine.ts";
import type { GoogleIdentity } from "#kernel/outside/google.ts";

/** Without PUBLIC_URL, an installation on one's own machine is reachable at several local addresses. */
function isOwnPage({ config, ownOrigin }: Deps, address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.href !== url.origin + pages.googleRedirect) return false;
  return url.origin === ownOrigin.get() || (config.PUBLIC_URL === undefined && isOwnMachine(url.href));
}

/**
 * Exchanges the code that the browser brought back for the Google identity. A code works once. Throws
 * "google_not_configured", "google_refused", "google_unavailable".
 */
export async function checkGoogle(deps: Deps, answer: GoogleAnswer): Promise<GoogleIdentity> {
  if (!deps.google) throw new AppError("google_not_configured");
  if (!isOwnPage(deps, answer.redirectUri))
    throw new AppError("google_refused", {
      message: t("Google sent you to a different address of this site. Open that address and start again."),
    });
  return deps.google.exchange(answer);
}
