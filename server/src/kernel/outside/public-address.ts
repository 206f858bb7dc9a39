// Decides which addresses are on the public internet. Not public: this machine, its network, its cloud's own
// services, and every way to write such an address in another form.
import { BlockList, isIP } from "node:net";

type Net = [address: string, prefix: number];

const notPublic4: Net[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Contains all public unicast addresses, but no mapped IPv4, NAT64, local, link-local or multicast ones. */
const unicast6: Net = ["2000::", 3];
/** Exceptions within it: protocols (including Teredo), documentation, 6to4 and the old test network. */
const notPublic6: Net[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3ffe::", 16],
  ["3fff::", 20],
];

function listOf(nets: Net[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of nets) list.addSubnet(address, prefix, family);
  return list;
}

const refused4 = listOf(notPublic4, "ipv4");
const allowed6 = listOf([unicast6], "ipv6");
const refused6 = listOf(notPublic6, "ipv6");

/** `address` must be a plain IP address; anything else is not public. */
export function isPublicAddress(address: string): boolean {
  const family = address.includes("%") ? 0 : isIP(address);
  if (family === 4) return !refused4.check(address, "ipv4");
  return family === 6 && allowed6.check(address, "ipv6") && !refused6.check(address, "ipv6");
}
