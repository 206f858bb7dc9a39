import type { App } from "#kernel/app.ts";
import type { Deps } from "#kernel/deps.ts";
import { drawFrom } from "#kernel/limits/rate-limit.ts";
import { after, days } from "#kernel/time/clock.ts";

const PATH = "/.well-known/security.txt";
/** RFC 9116 recommends less than a year. */
const VALID = days(180);

function securityTxt({ clock, config }: Pick<Deps, "clock" | "config">, contact: string): string {
  const fields = [
    `Contact: ${contact}`,
    `Expires: ${after(clock.now(), VALID).toISOString()}`,
    "Preferred-Languages: en",
    // Without PUBLIC_URL the address would be whatever the request says, and proves nothing.
    ...(config.PUBLIC_URL === undefined ? [] : [`Canonical: ${new URL(config.PUBLIC_URL).origin}${PATH}`]),
  ];
  return `${fields.join("\n")}\n`;
}

/** Serves the file in which researchers look up whom to tell (RFC 9116). Without SECURITY_CONTACT there is none. */
export function securityTxtRoutes({ http, deps }: App): void {
  const config = drawFrom("other", deps.config);
  http.get(PATH, { config }, (_request, reply) => {
    const { SECURITY_CONTACT } = deps.config;
    if (SECURITY_CONTACT === undefined) return reply.callNotFound();
    return reply.type("text/plain; charset=utf-8").send(securityTxt(deps, SECURITY_CONTACT));
  });
}
