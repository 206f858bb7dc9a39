// What a browser keeps once somebody has proved there who they are: their next sign-in there is told from a stranger's. It
// opens nothing. A new password makes all marks of an account worthless, for whoever knew the old one may hold some.
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
/** Several people may sign in in one browser. */
const MOST_MARKS = 5;

const keyOf = ({ secrets }: Sealing) => secrets.key("device-mark");

const given = (): string[] => {
  const value = new RegExp(`(?:^|;\\s*)${cookie}=([\\w.-]+)`).exec(requestContext()?.cookies ?? "")?.[1];
  return value?.split(".").slice(0, MOST_MARKS) ?? [];
};

/** The one name this device has for this account; undefined for one on which nobody signed in with this password. */
export const knownDevice = (deps: Sealing, { id, passwordVersion }: Owner): string | undefined =>
  given()
    .map((mark) => openText(keyOf(deps), mark, id))
    .find((text) => text?.startsWith(`${passwordVersion} `));

/** Whoever asks has proved that the account is theirs, by more than a session or a link. */
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
