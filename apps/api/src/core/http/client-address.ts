import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** This machine: nobody else can pretend to be on it. */
const loopback = ['127.0.0.0/8', '::1'];

/** How much of an IPv6 address names one subscriber: the rest is theirs to choose. */
const SUBSCRIBER_GROUPS = 4;

/**
 * Who counts as the client of a request: undefined when the site itself asks. `peer` is the address that the server has
 * heard, `forwardedFor` what the header `x-forwarded-for` says.
 */
export type ClientAddress = (peer: string | undefined, forwardedFor: string | undefined) => string | undefined;

/**
 * Tells clients apart. What a peer says of whom it asks for is believed from this machine, and from the addresses and
 * networks (like '10.0.0.0/8') of `ours`: then the last hop that is none of those is the client, for what stands before it
 * may be made up. What one of `ours` asks without naming anybody is the site's own question.
 * @throws when one of them is no address.
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

/** From the right, each hop was written by the one after it: as long as those are believed, so is it. */
function lastHeard(believed: Network[], forwardedFor = ''): string | undefined {
  let heard: string | undefined;
  for (const hop of forwardedFor.split(',').toReversed().map(addressOf)) {
    if (isIP(hop) === 0) return heard;
    heard = hop;
    if (!isIn(believed, hop)) return heard;
  }
  return heard;
}

/** Some proxies add the port: '203.0.113.9:4711', '[2001:db8::1]:4711'. */
function addressOf(hop: string): string {
  const [, bracketed, plain] = /^\s*(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)\s*$/.exec(hop) ?? [];
  return bracketed ?? plain ?? hop.trim();
}

/** Whether a text is an address or a network like '10.0.0.0/8'. */
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

/** An IPv4 address in the form of IPv6, as sockets of both families write it, is that IPv4 address. */
function subscriberOf(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, SUBSCRIBER_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

const subscriber = /^((?:[\da-f]+:){3})[\da-f]+::\/64(?= |$)/;

/**
 * What begins with a subscriber of IPv6, said of the /48 network that may be all one subscriber's: providers give away as
 * much, and it has 65,536 of theirs. Undefined for other clients, whose address is all they have.
 */
export function ofWiderNetwork(subject: string): string | undefined {
  const wider = subject.replace(subscriber, '$1:/48');
  return wider === subject ? undefined : wider;
}
