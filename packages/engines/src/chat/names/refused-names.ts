import type { Mention } from './find-models.ts';

const before = /(?<!why )(?:not|except|excluding|other than|apart from|without)(?: (?:a|an|the|any|from|by))? *$/u;
const nahiBefore = /\S +(?:nahi|नहीं) *$/u;
const behind =
  /^ *(?:(?:ko |को )?(?:chhod\p{L}*|छोड\p{L}\p{M}*\p{L}*)|ke (?:alawa|siva)|के (?:अलावा|सिवा)|(?:nahi|nahin|नहीं)(?: *$| *[,?]| (?:chahiye|चाहिए)))/u;
const nahiBehind = /^ *(?:nahi|nahin|नहीं) *$/u;

/** The names that a message does not wish for: 'not KTM', 'except the Activa', 'KTM nahi'. */
export const refusedOf = (text: string, mentions: readonly Mention[]): Mention[] =>
  mentions.filter((mention, index) => isRefused(text, mention, [mentions[index - 1], mentions[index + 1]]));

/** Between two names 'nahi' refuses the first. */
function isRefused(text: string, { start, end }: Mention, [last, next]: readonly (Mention | undefined)[]): boolean {
  const isBetween = last !== undefined && nahiBehind.test(text.slice(last.end, start));
  if (next !== undefined && nahiBehind.test(text.slice(end, next.start))) return true;
  const said = text.slice(0, start);
  return before.test(said) || (nahiBefore.test(said) && !isBetween) || behind.test(text.slice(end));
}
