import { isIPv4 } from "node:net";

const MAPPED = /^::ffff:(?=\d+\.)/i;

/** Returns the network, not the machine: "203.0.113.x" or "2001:db8:5::x"; empty if it is no address. */
export function shortAddress(address: string): string {
  const plain = address.replace(MAPPED, "");
  if (isIPv4(plain)) return plain.replace(/\d+$/, "x");
  if (!plain.includes(":")) return "";
  const [head = ""] = plain.split("::");
  return `${head.split(":").slice(0, 3).filter(Boolean).join(":")}::x`;
}
