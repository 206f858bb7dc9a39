import { BlockList, isIP } from "node:net";

/** Networks with well-known names. */
const wellKnown: Record<string, readonly string[]> = {
  loopback: ["127.0.0.0/8", "::1"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

function isPeer(peer: string): boolean {
  if (Object.hasOwn(wellKnown, peer)) return true;
  const [address = "", bits, ...more] = peer.split("/");
  const version = address.includes("%") ? 0 : isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Splits a comma-separated list of peers. */
export const proxyList = (list: string): string[] => list.split(",").map((peer) => peer.trim());

/** Returns whether every peer is an address, a network such as 10.0.0.0/8, or a well-known name. */
export const isProxyList = (list: string): boolean => proxyList(list).every(isPeer);

/** Returns a check whether an address is one of those peers; always false without a list. */
export function proxyNetworks(list: string | undefined): (address: string) => boolean {
  const networks = new BlockList();
  for (const peer of list === undefined ? [] : proxyList(list).flatMap((name) => wellKnown[name] ?? [name])) {
    const [address = "", bits] = peer.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return (address) => networks.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}
