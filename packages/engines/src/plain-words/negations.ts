import type { Condition } from '../bike-conditions/conditions.ts';
import { alone } from './alone.ts';
import { isFiller } from '../parser/words/filler-words.ts';
import { wordsFor } from '../parser/words/search-words.ts';
import type { ReadPart } from './reading.ts';

/** Words before an excluded name; 'bike ke bina' excludes what is before it. */
const before = String.raw`(?<!why )(?:(?:but|lekin|magar|par) )?(?:${wordsFor('not before')}|(?<!(?<!\p{L})(?:ke|के)\s)(?:bina|बिना))`;
/** Words between the two. */
const little = String.raw`(?:[\s-]+(?:an?|the|any|from|by|of|for|want|kisi|koi))*[\s-]+`;
/** Words after an excluded name. */
const behind = String.raw`(?:(?:k[aie]|की|का|के)\s+(?:bikes?|scoot(?:ers?|y)|gaa?di|बाइक|स्कूटर|स्कूटी)\s+)?(?:(?:k[aie]|ko|की|का|के|को)\s+)?(?:${wordsFor('not after')})(?:\s+(?:kar|ke|कर|के))?`;

const notBefore = new RegExp(`${alone(before)}${little}$`, 'iu');
const notBehind = new RegExp(String.raw`^\s*(?:${behind})(?![\p{L}\p{M}])`, 'iu');
const joint = /^[\s,]*(?:(?:or|and|nor|ya|aur|या|और)\s+|,\s*)(?:(?:not|no|from|by)\s+)*$/iu;

/** Excluded names: up to three words after 'not' or before 'nahi chahiye'. */
const names = String.raw`\p{L}[\p{L}\p{M}\p{N}.'-]*(?:\s+[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.'-]*){0,2}`;
const notNames = new RegExp(`${alone(before)}${little}(${names})`, 'giu');
const namesNot = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(${names}?)\s+(?:${behind})(?![\p{L}\p{M}])`, 'giu');

/** Words after 'not' that do not make it an exclusion. */
const noNames = new RegExp(`^(?:${wordsFor('nameless')})$`, 'iu');

const opposites: Record<string, (value: string) => Condition> = {
  brand: (value) => ['not_brand', value],
  body_style: (value) => ['not_body_style', value],
  fuel: (value) => ['fuel', value === 'electric' ? 'petrol' : 'electric'],
  abs: (value) => ['abs', String(value !== 'true')],
};

const isDeniable = ({ conditions }: ReadPart): boolean =>
  conditions.length > 0 && conditions.every(([name]) => Object.hasOwn(opposites, name));

/** Marks the excluded parts of a text: 'not honda', 'bajaj ke alawa', 'scooter nahi'. */
export function withNegations(text: string, parts: readonly ReadPart[]): ReadPart[] {
  const inOrder = parts.toSorted((one, other) => one.start - other.start);
  const denied = new Map<ReadPart, { start: number; end: number }>();
  for (const [place, part] of inOrder.entries()) {
    if (!isDeniable(part)) continue;
    const last = inOrder[place - 1];
    const span = deniedSpan(text, part, { last, next: inOrder[place + 1] });
    const isListed = last && denied.has(last) && isAlike(last, part) && joint.test(text.slice(last.end, part.start));
    if (span) denied.set(part, span);
    else if (isListed) denied.set(part, { start: part.start, end: part.end });
    if (span && span.end > part.end) denyBefore(text, inOrder.slice(0, place + 1), denied);
  }
  return inOrder.map((part) => {
    const span = denied.get(part);
    if (!span) return part;
    const conditions = part.conditions.flatMap(([name, value]) =>
      [opposites[name]?.(value)].filter((one) => one !== undefined),
    );
    return Object.assign({}, part, span, { conditions, words: text.slice(span.start, span.end) });
  });
}

/** Extends an exclusion to preceding parts: 'hero and honda nahi chahiye' excludes both. */
function denyBefore(text: string, parts: readonly ReadPart[], denied: Map<ReadPart, { start: number; end: number }>) {
  for (let place = parts.length - 1; place > 0; place--) {
    const [one, other] = [parts[place - 1], parts[place]];
    if (!one || !other || !isDeniable(one) || !isAlike(one, other)) return;
    if (!joint.test(text.slice(one.end, other.start))) return;
    if (!denied.has(one)) denied.set(one, { start: one.start, end: one.end });
  }
}

const isAlike = (one: ReadPart, other: ReadPart): boolean => one.conditions[0]?.[0] === other.conditions[0]?.[0];

/** 'nahi' between two parts of the same kind excludes the first, as in 'sports bike nahi ktm'; otherwise the second. */
const nahi = /(?:^|\s)(?:nahi+n?|nhi|नहीं|नही)\s*$/iu;
const nahiAlone = /^[\s\p{L}\p{M}]{0,9}\s(?:nahi+n?|nhi|नहीं|नही)\s*$/iu;

interface Beside {
  last: ReadPart | undefined;
  next: ReadPart | undefined;
}

function deniedSpan(text: string, part: ReadPart, beside: Beside): { start: number; end: number } | null {
  const { start, end } = part;
  const after = beside.last?.end ?? 0;
  const gap = text.slice(after, start);
  const said = notBefore.exec(gap) ?? (isOfOtherKind(beside.last, part) ? nahi.exec(gap) : null);
  if (said) return { start: after + said.index, end };
  const { next } = beside;
  if (isOfOtherKind(next, part) && nahiAlone.test(text.slice(end, next.start))) return null;
  const behindIt = notBehind.exec(text.slice(end));
  return behindIt ? { start, end: end + behindIt[0].length } : null;
}

const isOfOtherKind = (other: ReadPart | undefined, part: ReadPart): other is ReadPart =>
  other !== undefined && isDeniable(other) && !isAlike(other, part);

/** Finds excluded model names in the unread text: 'not activa', 'pulsar mat dikhao'. */
export function readDeniedNames(left: string): ReadPart[] {
  const found = [...left.matchAll(notNames), ...left.matchAll(namesNot)];
  return found.flatMap((match) => {
    const [whole, words = ''] = match;
    const isBehind = whole.startsWith(words);
    const name = nameIn(words, isBehind);
    if (name === '') return [];
    const at = match.index + whole.indexOf(words) + words.indexOf(name);
    const start = isBehind ? at : match.index;
    const end = isBehind ? match.index + whole.length : at + name.length;
    const part = deniedName(left, { start, end }, name);
    return [part].concat(isBehind ? deniedBefore(left, part) : deniedBehind(left, part));
  });
}

const deniedName = (left: string, { start, end }: Pick<ReadPart, 'start' | 'end'>, name: string): ReadPart => ({
  words: left.slice(start, end),
  start,
  end,
  conditions: [['not_named', name.toLowerCase()]],
});

const orAnd = String.raw`(?:\s+(?:or|and|nor|ya|aur|या|और)\s+|\s*,\s*)`;
const another = new RegExp(`^${orAnd}(${names})`, 'iu');
const oneMore = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(${names})${orAnd}$`, 'iu');

/** Extends an exclusion to following names: 'not activa or jupiter' excludes both. */
function deniedBehind(left: string, { end }: ReadPart): ReadPart[] {
  const [whole = '', words = ''] = another.exec(left.slice(end)) ?? [];
  const name = nameIn(words, false);
  if (name === '') return [];
  const start = end + whole.indexOf(words);
  const part = deniedName(left, { start, end: start + name.length }, name);
  return [part, ...deniedBehind(left, part)];
}

/** Extends an exclusion to preceding names: 'activa aur jupiter chhod ke' excludes both. */
function deniedBefore(left: string, { start: next }: ReadPart): ReadPart[] {
  const said = oneMore.exec(left.slice(0, next));
  const words = said?.[1] ?? '';
  const name = nameIn(words, true);
  if (!said || name === '') return [];
  const start = said.index + words.lastIndexOf(name);
  const part = deniedName(left, { start, end: start + name.length }, name);
  return [...deniedBefore(left, part), part];
}

/** Returns the words next to 'not' that can be part of a name. */
function nameIn(words: string, isFromEnd: boolean): string {
  const all = words.split(/(?<=\s)(?=\S)/);
  const order = isFromEnd ? all.toReversed() : all;
  const end = order.findIndex((word) => isNone(word.trim()));
  const taken = end < 0 ? order : order.slice(0, end);
  return (isFromEnd ? taken.toReversed() : taken).join('').trim();
}

const isNone = (word: string): boolean => isFiller(word) || noNames.test(word);
