import { isPlainLine, visibleText } from '@dopahiya/domain/typed';
import topLevelDomains from 'tlds/index.json' with { type: 'json' };

/** Those of RFC 2606 are nobody's, but read like all others. */
const endings = new Set([...topLevelDomains, 'example', 'invalid', 'localhost', 'onion', 'test']);

/** What stands for a dot in a domain, after NFKC; a dot between letters ends a label. */
const dotted = /(?<=[^\s.。])[.。]([\p{L}\p{M}]+)(?![\p{L}\p{M}\p{N}])/gu;

/** What stands in addresses alone: of mails, with a scheme, of a network, in code. */
const signs = /[@:\\]|\/\/|^www[.。]|\Wwww[.。]|\d(?:[.。]\d{1,3}){3}|[.。]xn--/iu;

/** Whether a mail program, or who reads it, could take a part of a text for an address to follow or to write to. */
export function containsAddress(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();
  return signs.test(plain) || [...plain.matchAll(dotted)].some(([, label = '']) => endings.has(label));
}

/** Whether a name can stand in a mail of ours: what was stored before may not pass what is asked of names now. */
export const isPlainName = (name: string): boolean => isPlainLine(name) && !containsAddress(name);

/** What counts for equality of names and addresses: neither case nor the way a character is typed, nor what nobody sees. */
export function keyOf(text: string): string {
  return visibleText(text.normalize('NFKC')).trim().toLowerCase();
}
