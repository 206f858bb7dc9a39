// Checks of the address at which people reach the installation.
import { health } from "@solodesk/contract/platform/health.ts";
import type { Deps } from "#kernel/deps.ts";
import { askOwnAddress } from "#kernel/outside/post-to-own-origin.ts";
import { addressProof } from "./check-address.ts";
import { type CheckVerdict, found, untried, wrong } from "./check-verdict.ts";

const isLocal = (hostname: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

export function judgeAddress({ config }: Pick<Deps, "config">): CheckVerdict {
  const { PUBLIC_URL, SMTP_URL } = config;
  if (PUBLIC_URL === undefined && SMTP_URL !== undefined)
    return wrong("Links in emails lead to localhost.", "Set PUBLIC_URL to the address people use.");
  if (PUBLIC_URL === undefined) return untried("PUBLIC_URL is unset: only this machine can use the links.");
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol === "http:" && !isLocal(hostname))
    return wrong(
      "PUBLIC_URL is not https, so passwords are readable on their way.",
      "Put a proxy with a certificate in front, and set PUBLIC_URL to https.",
    );
  return found(`${PUBLIC_URL} is the address in links.`);
}

/** Asks PUBLIC_URL as a visitor would, by way of its proxy. */
export async function judgeReach({
  config,
  secrets,
}: Pick<Deps, "config" | "secrets">): Promise<CheckVerdict> {
  const { PUBLIC_URL, TRUST_PROXY } = config;
  if (PUBLIC_URL === undefined) return untried("PUBLIC_URL is unset.");
  const reply = await askOwnAddress(new URL(health.checkAddress.path, PUBLIC_URL), addressProof(secrets));
  if ("failure" in reply)
    return wrong(
      `${PUBLIC_URL} does not answer (${reply.failure}).`,
      "Start Solodesk, and check the domain's DNS record, the firewall and the proxy.",
    );
  const arrival = health.checkAddress.answer.safeParse(reply.body);
  if (!arrival.success)
    return wrong(
      `Something else answers at ${PUBLIC_URL}, with status ${reply.status}.`,
      "Let the domain and the proxy lead to this installation, or correct PUBLIC_URL.",
    );
  const { proxy, address } = arrival.data;
  if (proxy === "untrusted")
    return wrong(
      `All visitors seem to come from the proxy at ${address}, so limits count them as one.`,
      `Set TRUST_PROXY=${address}.`,
    );
  if (proxy === "none" && TRUST_PROXY !== undefined)
    return wrong("The proxy does not say whom it asks for.", "Let it send the header X-Forwarded-For.");
  return found(
    `${PUBLIC_URL} leads to this installation${proxy === "trusted" ? ", by a trusted proxy" : ""}.`,
  );
}
