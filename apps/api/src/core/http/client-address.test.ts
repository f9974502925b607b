import { describe, expect, it } from 'vitest';
import { clientAddresses, isNetwork, ofWiderNetwork } from './client-address.ts';

describe('clientAddresses', () => {
  const clientAddress = clientAddresses();

  it.each([
    ['a peer from outside, whatever it claims', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['what a proxy on this machine has heard', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['what a proxy on this machine has heard by IPv6', '::1', '203.0.113.9', '203.0.113.9'],
    ['a peer of an inner network, whatever it claims', '10.0.0.2', '203.0.113.9', '10.0.0.2'],
    ['the last hop, for those before it may be made up', '127.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['an inner hop too: nobody has said that it is a proxy', '127.0.0.1', '1.2.3.4, 203.0.113.9, 10.0.0.7', '10.0.0.7'],
    ['a hop before others on this machine', '127.0.0.1', '1.2.3.4, 203.0.113.9, 127.0.0.2', '203.0.113.9'],
    ['an inner client behind a proxy on this machine', '127.0.0.1', '192.168.1.5', '192.168.1.5'],
    ['a peer on this machine without a proxy', '127.0.0.1', undefined, '127.0.0.1'],
    ['a peer on this machine that names nobody', '127.0.0.1', 'unknown, <script>', '127.0.0.1'],
    ['nobody before a hop that cannot be read', '127.0.0.1', '1.2.3.4, unknown, 127.0.0.2', '127.0.0.2'],
    ['a hop without its port', '127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['a hop of IPv6 without its brackets and port', '127.0.0.1', '[2001:db8::1]:4711', '2001:db8:0:0::/64'],
    ['an IPv4 peer in the form of IPv6', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
    ['an IPv4 peer in the form of IPv6, in hexadecimal', '::ffff:cb00:7109', undefined, '203.0.113.9'],
    ['an IPv4 peer in the form of IPv6, written out', '0:0:0:0:0:FFFF:203.0.113.9', undefined, '203.0.113.9'],
    ['a proxy on this machine in that form', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['one subscriber, whether zeros are written or not', '2001:0db8:0001:0002::1', undefined, '2001:db8:1:2::/64'],
    ['a subscriber of IPv6, not one of its addresses', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['a shortened address of IPv6', '2001:DB8::1', undefined, '2001:db8:0:0::/64'],
    ['nobody, for a page made in this process', undefined, undefined, undefined],
    ['nobody in a header that names nobody', undefined, 'unknown, <script>', undefined],
  ])('is %s', (_, peer, forwarded, client) => {
    expect(clientAddress(peer, forwarded)).toBe(client);
  });

  const withOurs = clientAddresses(['203.0.113.0/24', '10.0.0.0/8', '2001:db8::/32']);
  it.each([
    ['what a server of ours has heard', '203.0.113.9', '192.0.2.1, 198.51.100.1', '198.51.100.1'],
    ['what the first of our servers has heard', '2001:db8::7', '198.51.100.1, 203.0.113.8', '198.51.100.1'],
    ['the last outer hop', '10.0.0.2', '1.2.3.4, 198.51.100.1, 10.0.0.7', '198.51.100.1'],
    ['an inner client behind a proxy of ours', '10.0.0.2', '192.168.1.5', '192.168.1.5'],
    ['nobody, for a page that a server of ours makes', '203.0.113.9', undefined, undefined],
    ['an inner peer that is none of ours, whatever it claims', '172.16.0.2', '198.51.100.1', '172.16.0.2'],
    ['what a proxy on this machine has heard, still', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['a peer on this machine without a proxy, still', '127.0.0.1', undefined, '127.0.0.1'],
  ])('with our servers named, is %s', (_, peer, forwarded, client) => {
    expect(withOurs(peer, forwarded)).toBe(client);
  });

  it('is nobody for a page that a server on this machine makes, once it is named', () => {
    expect(clientAddresses(['127.0.0.1'])('127.0.0.1', undefined)).toBeUndefined();
  });
});

describe('ofWiderNetwork', () => {
  it.each([
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::/64 account asha', '2001:db8:1::/48 account asha'],
    ['203.0.113.9', undefined],
    ['203.0.113.9 2001:db8:1:2::/64', undefined],
    ['account 2001:db8:1:2::/64', undefined],
    ['2001:db8:1:2::/64x', undefined],
  ])('says of %j: %s', (subject, wider) => {
    expect(ofWiderNetwork(subject)).toBe(wider);
  });
});

describe('isNetwork', () => {
  it.each([
    ['10.0.0.2', true],
    ['10.0.0.0/8', true],
    ['2001:db8::/32', true],
    ['10.0.0.0/33', false],
    ['10.0.0.0/', false],
    ['10.0.0.0/8/8', false],
    ['proxy.example', false],
    ['', false],
  ])('says of %j: %s', (text, expected) => {
    expect(isNetwork(text)).toBe(expected);
  });
});
