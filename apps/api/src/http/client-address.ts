import { BlockList, isIP } from 'node:net';

const inside = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

/** How much of an IPv6 address names one subscriber: the rest is theirs to choose. */
const SUBSCRIBER_GROUPS = 4;

/**
 * Who counts as the client: the peer that the server heard, or, when that is a proxy of ours (an inner address, or none),
 * the last address in `x-forwarded-for` that lies outside. Undefined when there is neither: then the site itself asks.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined): string | undefined {
  if (peer && !isInside(peer)) return subscriberOf(peer);
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  const heard = hops.filter((hop) => isIP(hop) !== 0);
  const client = heard.findLast((hop) => !isInside(hop)) ?? heard[0] ?? peer;
  return client && subscriberOf(client);
}

function isInside(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return inside.check(withoutMapping(address), isIP(withoutMapping(address)) === 6 ? 'ipv6' : 'ipv4');
}

const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

function subscriberOf(address: string): string {
  const plain = withoutMapping(address);
  if (isIP(plain) !== 6) return plain;
  return `${expanded(plain).slice(0, SUBSCRIBER_GROUPS).join(':')}::/64`;
}

function expanded(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = 8 - groups(head).length - groups(tail).length;
  return [...groups(head), ...Array.from({ length: tail === undefined ? 0 : missing }, () => '0'), ...groups(tail)];
}
