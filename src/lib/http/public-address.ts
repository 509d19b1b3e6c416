/**
 * Is an IP address one of the open internet? Pure.
 *
 * IPv4 is refused by range, from IANA's special-purpose registry (RFC 6890 and its updates). IPv6 is the other way
 * round: only the global unicast block is let in, so that loopback, local, mapped and translated forms
 * (`::ffff:0:0/96`, `64:ff9b::/96`) and whatever is assigned later stay out.
 */
import { BlockList, isIP } from "node:net";

const SPECIAL_IPV4 = [
  ["0.0.0.0", 8], // this host
  ["10.0.0.0", 8], // private
  ["100.64.0.0", 10], // carrier-grade NAT
  ["127.0.0.0", 8], // loopback
  ["168.63.129.16", 32], // a cloud's host service, in a range that is otherwise public
  ["169.254.0.0", 16], // link-local, with the clouds' metadata services
  ["172.16.0.0", 12], // private
  ["192.0.0.0", 24], // protocol assignments
  ["192.0.2.0", 24], // documentation
  ["192.88.99.0", 24], // 6to4 relays
  ["192.168.0.0", 16], // private
  ["198.18.0.0", 15], // benchmarks
  ["198.51.100.0", 24], // documentation
  ["203.0.113.0", 24], // documentation
  ["224.0.0.0", 4], // multicast
  ["240.0.0.0", 4], // reserved, with broadcast
] as const;

/** Within the global unicast block. */
const SPECIAL_IPV6 = [
  ["2001::", 23], // protocol assignments, with Teredo, which carries an IPv4 address
  ["2001:db8::", 32], // documentation
  ["2002::", 16], // 6to4, which carries an IPv4 address
  ["3fff::", 20], // documentation
] as const;

const special = new BlockList();
for (const [network, bits] of SPECIAL_IPV4) special.addSubnet(network, bits, "ipv4");
for (const [network, bits] of SPECIAL_IPV6) special.addSubnet(network, bits, "ipv6");
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/** @param address as a resolver gives it; whatever is no address, or has a zone, is not public. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, "ipv4");
  if (isIP(address) !== 6 || address.includes("%")) return false;
  return globalUnicast.check(address, "ipv6") && !special.check(address, "ipv6");
}
