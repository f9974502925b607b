import { hasCue } from '../../chat/intents/cues.ts';
import { isSold, matchModels } from './models-meant.ts';
import type { IndexedModel, NameIndex } from './name-index.ts';
import { type NameRun, quantityBehind, runAbout } from './name-run.ts';
import { sizeInCc, sizesApart } from './search-terms.ts';
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
  /** Whether no model of the family has the size named: 'duke 690'; `models` are the nearest. */
  isUnsold?: boolean;
}

/** Maximum number of models offered to choose from. */
const maxOffered = 3;

/** Checks whether a name leaves open which model is meant: several have it, or none. */
export const isUnclear = ({ models, isUnsold }: Pick<Mention, 'models' | 'isUnsold'>): boolean =>
  models.length > 1 || isUnsold === true;

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
type Found = Pick<NameRun, 'from' | 'to'> & Pick<Mention, 'models' | 'brand' | 'isUnsold'>;

function foundAt(items: readonly NameItem[], index: number, after: number, names: NameIndex): Found | null {
  const brand = items[index]?.brand;
  const places = brand === undefined ? [index] : [index, index + 1, index + 2];
  for (const place of places) {
    const run = runAbout(items, place, after, names);
    const found = run && (place === index || run.from === index) ? modelsOf(run, items) : undefined;
    if (found) return found;
  }
  return brand === undefined || isOnlySaid(items, index) ? null : { from: index, to: index, models: [], brand };
}

function modelsOf(run: NameRun, items: readonly NameItem[]): Found | undefined {
  const models = keysOf(matchModels(run));
  return models.length === 0 ? undefined : (unsoldOf(run, items) ?? foundIn(run, models));
}

const foundIn = ({ from, to }: Pick<NameRun, 'from' | 'to'>, models: readonly string[]): Found => ({
  from,
  to,
  models,
  brand: models[0]?.split('/')[0],
});

const keysOf = (models: readonly IndexedModel[]): string[] => models.slice(0, maxOffered).map(({ model }) => model.key);

/** Maximum share by which a named size differs from that of a model it stands for: a 109 cc Activa is a 110. */
const rounded = 0.05;

/** Returns the nearest models if a family is named with a size that none of its models has: 'duke 690'. */
function unsoldOf({ from, to, candidates }: NameRun, items: readonly NameItem[]): Found | undefined {
  const wordAt = (place: number) => items[place]?.word ?? '';
  const place = from === 1 && sizeInCc.test(wordAt(0)) ? 0 : to + 1;
  const size = wordAt(place);
  if (!sizeInCc.test(size) || quantityBehind.test(wordAt(place + 1))) return undefined;
  const isOf = ({ words, model }: IndexedModel) =>
    words.has(size) || Math.abs((model.engine_capacity ?? Infinity) - Number(size)) <= rounded * Number(size);
  const sized = candidates.filter((one) => isSold(one) && one.model.engine_capacity != null);
  if (candidates.some(isOf) || sized.length === 0) return undefined;
  const nearest = sized.toSorted((one, other) => sizesApart(one.model, size) - sizesApart(other.model, size));
  const ends = { from: Math.min(from, place), to: Math.max(to, place) };
  return { ...foundIn(ends, keysOf(nearest)), isUnsold: true };
}

/** Brand names that are ordinary words ('best Indian bike') count only on their own or before a showroom. */
function isOnlySaid(items: readonly NameItem[], index: number): boolean {
  const behind = items[index + 1]?.word ?? '';
  return isSpeech(items[index]?.word ?? '') && items.length > 1 && !hasCue(behind, 'dealer');
}

function mentionOf({ from, to, models, brand, isUnsold }: Found, items: readonly NameItem[], text: string): Mention {
  const start = items[from]?.start ?? 0;
  const end = items[to]?.end ?? 0;
  return { start, end, written: text.slice(start, end), models, brand, ...(isUnsold && { isUnsold }) };
}
