import { hasAddressSigns } from '@dopahiya/domain/account';
import { domainToUnicode } from 'node:url';
import { isPlainLine, visibleText } from '@dopahiya/domain/typed';
import topLevelDomains from 'tlds/index.json' with { type: 'json' };

/** Reserved domains of RFC 2606 look like real ones to readers. */
const endings = new Set([...topLevelDomains, 'example', 'invalid', 'localhost', 'onion', 'test']);

/** Dots and their equivalents in a domain, after NFKC; a dot between letters ends a label. */
const dotted = /(?<=[^\s.。])[.。]([\p{L}\p{M}]+)(?![\p{L}\p{M}\p{N}])/gu;

/** Checks whether a mail program or a reader could take part of a text for a web or mail address. */
export function containsAddress(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();
  return hasAddressSigns(plain) || [...plain.matchAll(dotted)].some(([, label = '']) => endings.has(label));
}

/** Checks whether a name is safe in our mails: names stored earlier may violate today's rules. */
export const isPlainName = (name: string): boolean => isPlainLine(name) && !containsAddress(name);

/** Checks whether what was typed to sign in is a mail address: a username has no '@'. */
export const isAddress = (typed: string): boolean => keyOf(typed).includes('@');

/**
 * Normalises a name or address for equality: ignores case, character variants and invisible characters, and whether a mail domain is
 * written in its own script or as browsers send it ('xn--…').
 */
export const keyOf = (text: string): string => inOwnScript(visibleText(text.normalize('NFKC')).trim().toLowerCase());

/** Writes the domain of a mail address in its own script: browsers send 'xn--…' for what was typed. */
export function inOwnScript(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return at === 0 ? address : address.slice(0, at) + (domainToUnicode(address.slice(at)) || address.slice(at));
}
