import { hasAddressSigns } from '@dopahiya/domain/account';
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

/** Normalises a name or address for equality: ignores case, character variants and invisible characters. */
export function keyOf(text: string): string {
  return visibleText(text.normalize('NFKC')).trim().toLowerCase();
}
