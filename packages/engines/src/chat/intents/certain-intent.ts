import type { Intent } from '../chat-intents.ts';
import { readBody } from '../read-choices.ts';
import type { MessageParts } from '../said.ts';
import { allCues } from './cues.ts';

/**
 * Returns the intent of what has a form of its own: a situation that a search knows too, the lines of a quotation, an insult, and a kind or
 * brand of bike alone, such as 'cruisers' and 'Yamaha bikes'.
 */
export function certainIntent(said: MessageParts): Intent | undefined {
  const { situation, quoted, masked } = said;
  if (situation !== undefined) return 'situation';
  if (quoted.length > 0) return 'quote_check';
  if (said.has('abuse') && saysNothingElse(said)) return 'greeting';
  const isKindAlone = isOneWord(masked) && readBody(masked) !== undefined;
  return isKindAlone || isBrandsAlone(said) ? 'search' : undefined;
}

const isOneWord = (text: string): boolean => /^\s*\S+\s*$/.test(text);

/** Maximum numbers of words of an insult, and of one that mentions no topic besides. */
const longest = { any: 3, alone: 8 } as const;

const saysNothingElse = (said: MessageParts): boolean => {
  const count = said.masked.trim().split(/\s+/).length;
  const isAlone = said.places.length === 0 && allCues.every((cue) => manners.has(cue) || !said.has(cue));
  return said.models.length + said.brands.length === 0 && count <= (isAlone ? longest.alone : longest.any);
};

const manners: ReadonlySet<string> = new Set(['abuse', 'fine', 'greeting']);

const isBrandsAlone = (said: MessageParts): boolean =>
  said.brands.length > 0 &&
  said.models.length + said.unknown.length + said.places.length === 0 &&
  said.has('bikes') &&
  allCues.every((cue) => cue === 'bikes' || !said.has(cue));
