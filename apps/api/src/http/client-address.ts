import { BlockList, isIP } from 'node:net';

/** Networks of a machine or site of its own, where a proxy usually stands. */
const innerNetworks = [
  '10.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
];

/** How much of an IPv6 address names one subscriber: the rest is theirs to choose. */
const SUBSCRIBER_GROUPS = 4;

/**
 * Who counts as the client of a request: undefined when the site itself asks. `peer` is the address that the server has
 * heard, `forwardedFor` what the header `x-forwarded-for` says.
 */
export type ClientAddress = (peer: string | undefined, forwardedFor: string | undefined) => string | undefined;

/**
 * Tells clients apart. A peer is the client, unless it is a trusted one: then it is the last address in the header that
 * is not trusted itself. With `trusted` (addresses or networks like '10.0.0.0/8') those are our own servers, and what they
 * ask without naming a client is the site's own question; without it, every inner peer may be a proxy, or a client.
 * @throws when one of them is no address.
 */
export function clientAddresses(trusted?: readonly string[]): ClientAddress {
  const networks = networksOf(trusted ?? innerNetworks);
  return (peer, forwardedFor) => {
    if (peer && !isIn(networks, peer)) return subscriberOf(peer);
    const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
    const heard = hops.filter((hop) => isIP(hop) !== 0);
    const client = heard.findLast((hop) => !isIn(networks, hop)) ?? heard[0] ?? (trusted ? undefined : peer);
    return client && subscriberOf(client);
  };
}

/** Whether a text is an address or a network like '10.0.0.0/8'. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...others] = text.split('/');
  const family = isIP(address);
  if (family === 0 || others.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bitsOf(family));
}

function networksOf(texts: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const text of texts) {
    const [address = '', prefix] = text.split('/');
    const family = isIP(address);
    networks.addSubnet(address, Number(prefix ?? bitsOf(family)), family === 6 ? 'ipv6' : 'ipv4');
  }
  return networks;
}

const bitsOf = (family: number): number => (family === 6 ? 128 : 32);

function isIn(networks: BlockList, address: string): boolean {
  const plain = withoutMapping(address);
  const family = isIP(plain);
  return family !== 0 && networks.check(plain, family === 6 ? 'ipv6' : 'ipv4');
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
