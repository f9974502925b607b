import { type Cue, hasCue } from './intents/cues.ts';
import type { Mention } from './names/find-models.ts';
import type { PlaceMention } from './names/find-places.ts';
import type { QuotedLine } from './quoted-lines.ts';
import type { Situation } from '../plain-words/situations.ts';
import type { SaidNumbers } from './numbers/said-numbers.ts';

/** All that a message says, before anybody knows what it asks. */
export interface Said {
  text: string;
  /** The text without its names. */
  words: string;
  models: readonly Mention[];
  /** Brands that stand alone. */
  brands: readonly string[];
  /** Brands and models that are not wished for. */
  refused: readonly string[];
  places: readonly PlaceMention[];
  numbers: SaidNumbers;
  /** The lines of a quotation that it holds. */
  quoted: readonly QuotedLine[];
  /** What it is about that is no wish for a bike. */
  situation: Situation | undefined;
  /** A kind of bike that is not wished for. */
  refusedBody: string | undefined;
  /** The fuel that is left where another is not wished for. */
  fuelLeft: string | undefined;
  /** Words that mean nothing to the bot. */
  unknown: readonly string[];
  has: (...cues: Cue[]) => boolean;
}

/** What a message says, with a quick answer to whether it speaks of one of some things. */
export function saidOf(parts: Omit<Said, 'has'>): Said {
  const known = new Map<Cue, boolean>();
  const has = (cue: Cue): boolean => {
    const found = known.get(cue) ?? hasCue(parts.words, cue);
    known.set(cue, found);
    return found;
  };
  return { ...parts, has: (...cues) => cues.some(has) };
}
