import { isIP } from "node:net";

/** Names of networks that are the same everywhere. */
const wellKnown = new Set(["loopback", "linklocal", "uniquelocal"]);

function isPeer(peer: string): boolean {
  if (wellKnown.has(peer)) return true;
  const [address = "", bits, ...more] = peer.split("/");
  const version = address.includes("%") ? 0 : isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** The peers of a comma separated list. */
export const proxyList = (list: string): string[] => list.split(",").map((peer) => peer.trim());

/** Is every one of them an address, a network such as 10.0.0.0/8, or a network known by name? */
export const isProxyList = (list: string): boolean => proxyList(list).every(isPeer);
