import { type Cue, hasCue } from './intents/cues.ts';
import type { Mention } from './names/find-models.ts';
import type { PlaceMention } from './names/find-places.ts';
import type { QuotedLine } from './quoted-lines.ts';
import type { Situation } from '../plain-words/situations.ts';
import type { MessageNumbers } from './numbers/said-numbers.ts';

/** Everything extracted from a message before its intent is known. */
export interface MessageParts {
  text: string;
  /** The text without recognised names. */
  words: string;
  /** The text with the kinds of its names and numbers in their place: 'BIKE ka price CITY'. */
  masked: string;
  models: readonly Mention[];
  /** Brands mentioned without a model. */
  brands: readonly string[];
  /** Excluded brands and models. */
  refused: readonly string[];
  places: readonly PlaceMention[];
  numbers: MessageNumbers;
  /** Quotation lines found in the message. */
  quoted: readonly QuotedLine[];
  /** A situation, such as a theft, in which the visitor is not looking for a bike. */
  situation: Situation | undefined;
  /** Excluded body style. */
  refusedBody: string | undefined;
  /** The remaining fuel when another one is excluded. */
  fuelLeft: string | undefined;
  /** Words the bot does not recognise. */
  unknown: readonly string[];
  has: (...cues: Cue[]) => boolean;
}

/** Builds a `Said` with a memoised `has`, which checks whether the message mentions any of the given topics. */
export function buildMessageParts(parts: Omit<MessageParts, 'has'>): MessageParts {
  const known = new Map<Cue, boolean>();
  const has = (cue: Cue): boolean => {
    const found = known.get(cue) ?? hasCue(parts.words, cue);
    known.set(cue, found);
    return found;
  };
  return { ...parts, has: (...cues) => cues.some(has) };
}
