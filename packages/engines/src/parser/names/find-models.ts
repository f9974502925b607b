import { hasCue } from '../../chat/intents/cues.ts';
import { matchModels } from './models-meant.ts';
import type { NameIndex } from './name-index.ts';
import { type NameRun, runAbout } from './name-run.ts';
import { type NameItem, findNameItems } from './name-items.ts';
import { isSpeech } from './weak-words.ts';

/** A model or brand mentioned in a message, with its position; `models` has several keys if it is ambiguous. */
export interface Mention {
  start: number;
  end: number;
  written: string;
  /** Keys of the models it may refer to: one if clear, at most three. */
  models: readonly string[];
  brand: string | undefined;
}

/** Maximum number of models offered to choose from. */
const maxOffered = 3;

/** Finds the models and brands mentioned in a message, in order. */
export function findModels(text: string, names: NameIndex): Mention[] {
  const items = findNameItems(text, names);
  const mentions: Mention[] = [];
  let index = 0;
  while (index < items.length) {
    const found = foundAt(items, index, mentions.at(-1)?.end ?? 0, names);
    if (found) mentions.push(mentionOf(found, items, text));
    index = found ? found.to + 1 : index + 1;
  }
  return mentions;
}

/** Positions of the words that name something, and what they name. */
type Found = Pick<NameRun, 'from' | 'to'> & Pick<Mention, 'models' | 'brand'>;

function foundAt(items: readonly NameItem[], index: number, after: number, names: NameIndex): Found | null {
  const brand = items[index]?.brand;
  const places = brand === undefined ? [index] : [index, index + 1, index + 2];
  for (const place of places) {
    const run = runAbout(items, place, after, names);
    const models = run ? matchModels(run).map(({ model }) => model.key) : [];
    if (run && models.length > 0 && (place === index || run.from === index))
      return { ...run, models: models.slice(0, maxOffered), brand: models[0]?.split('/')[0] };
  }
  return brand === undefined || isOnlySaid(items, index) ? null : { from: index, to: index, models: [], brand };
}

/** Brand names that are ordinary words ('best Indian bike') count only on their own or before a showroom. */
function isOnlySaid(items: readonly NameItem[], index: number): boolean {
  const behind = items[index + 1]?.word ?? '';
  return isSpeech(items[index]?.word ?? '') && items.length > 1 && !hasCue(behind, 'dealer');
}

function mentionOf({ from, to, models, brand }: Found, items: readonly NameItem[], text: string): Mention {
  const start = items[from]?.start ?? 0;
  const end = items[to]?.end ?? 0;
  return { start, end, written: text.slice(start, end), models, brand };
}
