import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** This machine: nobody else can send from it. */
const loopback = ['127.0.0.0/8', '::1'];

/** Number of groups of an IPv6 address that identify a subscriber, who controls the rest. */
const SUBSCRIBER_GROUPS = 4;

/**
 * Returns the client of a request: undefined if the site itself asks. `peer` is the address seen by the server, `forwardedFor` the header
 * `x-forwarded-for`.
 */
export type ClientAddress = (peer: string | undefined, forwardedFor: string | undefined) => string | undefined;

/**
 * Identifies clients. `x-forwarded-for` is trusted from this machine and from the addresses and networks (like '10.0.0.0/8') in `ours`: the
 * last hop not among those is the client, as earlier ones may be forged. A request from `ours` without the header is the site's own.
 * @throws if one of them is not an address.
 */
export function clientAddresses(ours: readonly string[] = []): ClientAddress {
  const own = networksOf(ours);
  const believed = networksOf([...loopback, ...ours]);
  return (peer, forwardedFor) => {
    if (peer !== undefined && !isIn(believed, peer)) return subscriberOf(peer);
    const client = lastHeard(believed, forwardedFor) ?? (peer !== undefined && isIn(own, peer) ? undefined : peer);
    return client && subscriberOf(client);
  };
}

/** Each hop was written by the one to its right: it is trusted as long as those are. */
function lastHeard(believed: Network[], forwardedFor = ''): string | undefined {
  let heard: string | undefined;
  for (const hop of forwardedFor.split(',').toReversed().map(addressOf)) {
    if (isIP(hop) === 0) return heard;
    heard = hop;
    if (!isIn(believed, hop)) return heard;
  }
  return heard;
}

/** Removes the port that some proxies add: '203.0.113.9:4711', '[2001:db8::1]:4711'. */
function addressOf(hop: string): string {
  const [, bracketed, plain] = /^\s*(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)\s*$/.exec(hop) ?? [];
  return bracketed ?? plain ?? hop.trim();
}

/** Checks whether a text is an address or a network like '10.0.0.0/8'. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...others] = text.split('/');
  const family = isIP(address);
  if (family === 0 || others.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bitsOf(family));
}

type Network = ReturnType<typeof ipaddr.parseCIDR>;

const networksOf = (texts: readonly string[]): Network[] =>
  texts.map((text) => ipaddr.parseCIDR(text.includes('/') ? text : `${text}/${bitsOf(isIP(text))}`));

const bitsOf = (family: number): number => (family === 6 ? 128 : 32);

const isIn = (networks: Network[], address: string): boolean =>
  isIP(address) !== 0 && ipaddr.subnetMatch(ipaddr.process(address), { believed: networks }, '') === 'believed';

/** Normalises an IPv4-mapped IPv6 address, as dual-stack sockets report it, to the IPv4 address. */
function subscriberOf(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, SUBSCRIBER_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

const subscriber = /^((?:[\da-f]+:){3})[\da-f]+::\/64(?= |$)/;

/**
 * Maps a subject that begins with an IPv6 subscriber to its /48 network: providers assign that much to one customer, and it contains 65,536
 * subscribers. Undefined for other clients.
 */
export function ofWiderNetwork(subject: string): string | undefined {
  const wider = subject.replace(subscriber, '$1:/48');
  return wider === subject ? undefined : wider;
}
