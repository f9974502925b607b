import table from '../parser/words/pointing-words.json' with { type: 'json' };
import { patternOf, wordsByMeaning } from '../parser/words/word-table.ts';
import { alone } from '../plain-words/alone.ts';
import { hasCue } from './intents/cues.ts';
import { readFuel } from './read-choices.ts';
import type { IndexedModel } from '../parser/names/name-index.ts';
import type { ChatThread } from './chat-thread.ts';

const words = (source: string): RegExp => new RegExp(alone(source), 'iu');

const said = wordsByMeaning(table);
const patternFor = (...meanings: string[]): string => patternOf(meanings.flatMap((one) => said.get(one) ?? []));

const thing = '(?:one|wal[aie]|bike|scooter|option|वाल[ीाे])';
const ordinals: readonly RegExp[] = ['first', 'second', 'third'].map((place) =>
  words(`(?:${patternFor(place)})(?: ${thing})?(?![ -]*hand)`),
);
const bothWords = words(patternFor('both'));
const cheaper = words(
  `(?:the )?(?:cheaper(?: ${thing})?|cheapest(?: one)?)|sast[aie] ?(?:one|wal[aie]|option)|सस्त[ीाे] वाल[ीाे]`,
);
const dearer = words(
  `(?:the )?(?:dearer|costlier|more expensive)(?: ${thing})?|mah?eng[aie] ?${thing}|महंग[ीाे] वाल[ीाे]`,
);
const it = words(patternFor('it'));

/** The models that a message refers back to. */
export interface Pointed {
  bikes: readonly string[];
}

/** Resolves references to models in the conversation: 'the second one', 'both', 'it', 'the cheaper one'. */
export function pointedAt(text: string, thread: ChatThread, models: readonly IndexedModel[]): Pointed | null {
  const { recent, offered, listed } = thread;
  const shown = offered.length > 0 ? offered : listed;
  if (bothWords.test(text) && recent.length > 1) return { bikes: recent.slice(0, 2) };
  const pointed = byPrice(text, shown, models) ?? byPlace(text, shown) ?? (it.test(text) ? recent[0] : undefined);
  return pointed === undefined ? null : { bikes: [pointed] };
}

function byPrice(text: string, shown: readonly string[], models: readonly IndexedModel[]): string | undefined {
  if (shown.length < 2) return undefined;
  const priceOf = (key: string) => models.find(({ model }) => model.key === key)?.model.price ?? Infinity;
  // 'The cheapest electric scooter' starts a new search rather than referring back.
  if (hasCue(withoutPrices(text), 'bikes') || readFuel(withoutPrices(text)) !== undefined) return undefined;
  const sorted = shown.toSorted((one, other) => priceOf(one) - priceOf(other));
  if (cheaper.test(text)) return sorted[0];
  return dearer.test(text) ? sorted.at(-1) : undefined;
}

function byPlace(text: string, shown: readonly string[]): string | undefined {
  const place = ordinals.findIndex((ordinal) => ordinal.test(text));
  return place < 0 ? undefined : shown[place];
}

/** Removes 'the cheaper one' and the like, which do not ask for a price. */
export const withoutPrices = (text: string): string => text.replace(cheaper, ' ').replace(dearer, ' ');

/** Removes the words that refer back to something or merely connect messages. */
export const withoutPointing = (text: string): string => text.replaceAll(pointing, ' ');

const pointing = new RegExp(alone(patternFor(...said.keys())), 'giu');
