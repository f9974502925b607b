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

const saysNothingElse = ({ masked, models, brands }: MessageParts): boolean =>
  models.length + brands.length === 0 && masked.trim().split(/\s+/).length < 4;

const isBrandsAlone = (said: MessageParts): boolean =>
  said.brands.length > 0 &&
  said.models.length + said.unknown.length + said.places.length === 0 &&
  said.has('bikes') &&
  allCues.every((cue) => cue === 'bikes' || !said.has(cue));
