import type { Mention } from '../parser/names/find-models.ts';
import type { FoundName, Parsed } from '../parser/parse.ts';
import { type Cue, hasCue } from './intents/cues.ts';
import type { QuotedLine } from './quoted-lines.ts';

/** Everything extracted from a message before its intent is known; its text is in lower case. */
export interface MessageParts extends Omit<Parsed, 'parts' | 'rest' | 'aim' | 'place' | 'names' | 'heights'> {
  models: readonly Mention[];
  /** Brands mentioned without a model. */
  brands: readonly string[];
  /** Excluded brands and models. */
  refused: readonly string[];
  /** Quotation lines found in the message. */
  quoted: readonly QuotedLine[];
  /** Checks whether the message mentions any of these topics. */
  has: (...cues: Cue[]) => boolean;
}

/** Arranges what a message says for the bot, with a memoised `has`. */
export function messagePartsOf(parsed: Parsed, quoted: readonly QuotedLine[]): MessageParts {
  const known = new Map<Cue, boolean>();
  const has = (cue: Cue): boolean => {
    const found = known.get(cue) ?? hasCue(parsed.words, cue);
    known.set(cue, found);
    return found;
  };
  const wanted = parsed.names.filter(({ isRefused }) => !isRefused);
  return {
    ...parsed,
    text: parsed.text.toLowerCase(),
    models: wanted.filter(({ models }) => models.length > 0),
    brands: wanted.flatMap(({ models, brand }) => (models.length === 0 && brand !== undefined ? [brand] : [])),
    refused: parsed.names.filter(({ isRefused }) => isRefused).flatMap(refusedName),
    quoted,
    has: (...cues) => cues.some(has),
  };
}

/** Returns an excluded name: a brand slug, a model key, or for several models their shared name: 'bajaj/pulsar'. */
function refusedName({ models, brand, written }: FoundName): string[] {
  if (brand === undefined) return [];
  const [key] = models;
  return [models.length > 1 ? `${brand}/${written.replaceAll(' ', '-')}` : (key ?? brand)];
}
