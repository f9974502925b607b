import { alone } from '../../plain-words/alone.ts';
import { before as denied, behind as deniedBehind, little } from '../../plain-words/negations.ts';
import type { Mention } from '../../parser/names/find-models.ts';

const before = new RegExp(`(?<!why )${alone(denied)}${little}$`, 'iu');
const nahiBefore = /\S +(?:nahi|नहीं) *$/u;
const behind = new RegExp(
  String.raw`^ *(?!(?:nahi+n?|nhi|नहीं|नही)\s+[^\s,?])(?:${deniedBehind})(?![\p{L}\p{M}])|^ *(?:nahi|nahin|नहीं) (?:chahiye|चाहिए)`,
  'iu',
);
const nahiBehind = /^ *(?:nahi|nahin|नहीं) *$/u;

/** Finds excluded names: 'not KTM', 'except the Activa', 'KTM nahi'. */
export const refusedOf = (text: string, mentions: readonly Mention[]): Mention[] =>
  mentions.filter((mention, index) => isRefused(text, mention, [mentions[index - 1], mentions[index + 1]]));

/** Checks whether a name is excluded; 'nahi' between two names excludes the first. */
function isRefused(text: string, { start, end }: Mention, [last, next]: readonly (Mention | undefined)[]): boolean {
  const isBetween = last !== undefined && nahiBehind.test(text.slice(last.end, start));
  if (next !== undefined && nahiBehind.test(text.slice(end, next.start))) return true;
  const said = text.slice(0, start);
  return before.test(said) || (nahiBefore.test(said) && !isBetween) || behind.test(text.slice(end));
}
