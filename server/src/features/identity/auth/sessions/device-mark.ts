// A cookie set in a browser once its user has proved there who they are. It distinguishes their next sign-in
// from a stranger's and grants no access. A new password invalidates all marks of an account, because someone
// who knew the old one may have some.
import type { Id } from "@solodesk/contract/kernel/id.ts";
import type { Deps } from "#kernel/deps.ts";
import { requestContext } from "#kernel/http/request-context.ts";
import { openText, sealText } from "#kernel/secrets/sealed-text.ts";
import { days, seconds } from "#kernel/time/clock.ts";
import { randomToken } from "./opaque-token.ts";

interface Owner {
  id: Id;
  passwordVersion: number;
}
type Sealing = Pick<Deps, "secrets" | "config">;

const cookie = "known_device";
const KEPT_FOR = days(365);
/** Several people may use one browser. */
const MOST_MARKS = 5;

const keyOf = ({ secrets }: Sealing) => secrets.key("device-mark");

const given = (): string[] => {
  const value = new RegExp(`(?:^|;\\s*)${cookie}=([\\w.-]+)`).exec(requestContext()?.cookies ?? "")?.[1];
  return value?.split(".").slice(0, MOST_MARKS) ?? [];
};

/**
 * Returns the name of this device for this account; undefined if nobody has signed in on it with the current
 * password.
 */
export const knownDevice = (deps: Sealing, { id, passwordVersion }: Owner): string | undefined =>
  given()
    .map((mark) => openText(keyOf(deps), mark, id))
    .find((text) => text?.startsWith(`${passwordVersion} `));

/**
 * Marks this device as known. Call it only once the user has proved that the account is theirs, by more than
 * a session or a link.
 */
export function markDevice(deps: Sealing, { id, passwordVersion }: Owner): void {
  const device = knownDevice(deps, { id, passwordVersion }) ?? `${passwordVersion} ${randomToken()}`;
  const ofOthers = given().filter((mark) => openText(keyOf(deps), mark, id) === undefined);
  const marks = [sealText(keyOf(deps), device, id), ...ofOthers].slice(0, MOST_MARKS).join(".");
  const secure = deps.config.PUBLIC_URL?.startsWith("https:") ? "; Secure" : "";
  const age = KEPT_FOR / seconds(1);
  requestContext()?.keepCookie?.(
    `${cookie}=${marks}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`,
  );
}
