import type { BookedModel, NameBook } from './name-book.ts';
import { type SaidWord, saidWords } from './said-words.ts';
import { isWeak } from './weak-words.ts';

/** A model, several of which one is meant, or a brand, with where a message names it. */
export interface Mention {
  start: number;
  end: number;
  written: string;
  /** Keys of the models that may be meant; one where it is clear. */
  models: readonly string[];
  brand: string | undefined;
}

/** As many are offered as a person keeps in mind. */
const mostOffered = 3;

interface Item extends SaidWord {
  /** The word of a name that it is. */
  meant: string | undefined;
  brand: string | undefined;
}

interface Run {
  from: number;
  to: number;
  words: string[];
  candidates: readonly BookedModel[];
}

/** The models and brands that a message names, in the order in which they stand. */
export function findModels(text: string, book: NameBook): Mention[] {
  const items = itemsIn(text, book);
  const mentions: Mention[] = [];
  let index = 0;
  while (index < items.length) {
    const found = mentionAt(items, index, mentions.at(-1)?.end ?? 0, book);
    if (found) mentions.push({ ...found.mention, written: text.slice(found.mention.start, found.mention.end) });
    index = found ? found.next : index + 1;
  }
  return mentions;
}

function itemsIn(text: string, book: NameBook): Item[] {
  const words = saidWords(text).flatMap((said) => splitWord(said, book));
  const items: Item[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (!word) continue;
    const joined = [3, 2].map((count) => joinedWords(words.slice(index, index + count), count, book)).find(Boolean);
    items.push(joined?.item ?? { ...word, meant: book.wordMeant(word.word), brand: brandOf(word.word, book) });
    index += (joined?.count ?? 1) - 1;
  }
  return items;
}

const brandOf = (word: string, book: NameBook): string | undefined => book.brandCalled(word) ?? book.brandMeant(word);

/** 'hunter350' is two words, 'r15' is one. */
function splitWord(said: SaidWord, book: NameBook): SaidWord[] {
  const [, letters = '', digits = ''] = /^([\p{L}\p{M}]{3,})(\d+\w*)$/u.exec(said.word) ?? [];
  if (letters === '' || book.withWord(said.word).length > 0 || book.wordMeant(letters) === undefined) return [said];
  const middle = said.end - digits.length;
  return [
    { word: letters, start: said.start, end: middle },
    { word: digits, start: middle, end: said.end },
  ];
}

/** 'mt 15' is the one word of a name, 'royal enfield' that of a brand. */
function joinedWords(words: SaidWord[], count: number, book: NameBook): { item: Item; count: number } | undefined {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length < count) return undefined;
  const brand = book.brandCalled(words.map(({ word }) => word).join(' ')) ?? mistypedBrand(words, book);
  const word = words.map(({ word: one }) => one).join('');
  const meant = count === 2 && isJoinable(words) && book.withWord(word).length > 0 ? word : undefined;
  return brand === undefined && meant === undefined
    ? undefined
    : { item: { word, start: first.start, end: last.end, meant, brand }, count };
}

const mistypedBrand = (words: SaidWord[], book: NameBook): string | undefined =>
  words.length === 2 && words.every(({ word }) => word.length > 3)
    ? book.brandMeant(
        words
          .map(({ word }) => word)
          .join(' ')
          .replaceAll(' ', ' '),
      )
    : undefined;

/** Two words of a name each are no one word, but for letters and a number. */
const isJoinable = ([one, other]: SaidWord[]): boolean =>
  (/^\p{L}+$/u.test(one?.word ?? '') && /^\d/.test(other?.word ?? '')) ||
  (one?.word.length ?? 9) < 3 ||
  (other?.word.length ?? 9) < 3 ||
  (/^\d+$/.test(one?.word ?? '') && /^[a-z]$/.test(other?.word ?? ''));

function mentionAt(
  items: Item[],
  index: number,
  after: number,
  book: NameBook,
): { mention: Mention; next: number } | null {
  const item = items[index];
  if (!item) return null;
  const run = item.meant === undefined ? null : runFrom(items, index, after, book);
  const named = run && resolved(items, run, after);
  if (named) return named;
  if (item.brand === undefined) return null;
  const behind = items[index + 1];
  const ofBrand = behind?.meant === undefined ? null : runFrom(items, index + 1, after, book);
  const model = ofBrand && resolved(items, ofBrand, after);
  if (model) return model;
  const mention = { start: item.start, end: item.end, written: '', models: [], brand: item.brand };
  return { mention, next: index + 1 };
}

const quantityBehind =
  /^(?:lakhs?|lacs?|k|thousand|hajar|hazar|hazaar|hajaar|हजार|लाख|kms?|किलोमीटर|किमी|kmpl|percent|rs|rupees|rupaye|रुपये|saal|साल|years?|months?|mahine|महीने|महीना|minute|din)$/u;

function runFrom(items: Item[], start: number, after: number, book: NameBook): Run | null {
  const word = items[start]?.meant;
  if (word === undefined || /^\d+$/.test(word)) return null;
  let run: Run = { from: start, to: start, words: [word], candidates: book.withWord(word) };
  for (let index = start + 1; index < items.length; index++) {
    const wider = widened(run, items, index, { to: index });
    if (!wider) break;
    run = wider;
  }
  for (let index = start - 1; index >= 0 && (items[index]?.start ?? 0) >= after; index--) {
    const wider = widened(run, items, index, { from: index });
    if (!wider) break;
    run = wider;
  }
  return run;
}

function widened(run: Run, items: Item[], index: number, ends: Partial<Run>): Run | null {
  const said = items[index];
  const word = said && (said.meant ?? (/^\w+$/.test(said.word) ? said.word : undefined));
  if (!word || run.words.includes(word)) return null;
  if (/^\d+$/.test(word) && quantityBehind.test(items[index + 1]?.word ?? '')) return null;
  const candidates = run.candidates.filter(({ words }) => words.has(word));
  return candidates.length === 0 ? null : { ...run, ...ends, words: [...run.words, word], candidates };
}

const connective = /^(?:ki|ka|ke|की|का|के|s)$/u;

/** The brand beside a run, also with a word between that binds them. */
function brandBeside(
  items: Item[],
  { from, to }: Run,
  after: number,
): { brand: string; from: number; to: number } | null {
  const before = connective.test(items[from - 1]?.word ?? '') ? from - 2 : from - 1;
  const left = items[before];
  if (left?.brand !== undefined && left.start >= after) return { brand: left.brand, from: before, to };
  const right = items[to + 1];
  return right?.brand === undefined ? null : { brand: right.brand, from, to: to + 1 };
}

function resolved(items: Item[], run: Run, after: number): { mention: Mention; next: number } | null {
  const beside = brandBeside(items, run, after);
  const ofBrand = beside ? run.candidates.filter(({ model }) => model.key.startsWith(`${beside.brand}/`)) : [];
  const isOfBrand = ofBrand.length > 0;
  const candidates = isOfBrand ? ofBrand : run.candidates;
  const exact = candidates.filter(({ words }) => words.size === run.words.length);
  if (run.words.every(isWeak) && (exact.length === 0 || !(isOfBrand || run.words.length > 1))) return null;
  const models = meant(candidates, exact, run.words.length).map(({ model }) => model.key);
  const [from, to] = isOfBrand && beside ? [beside.from, beside.to] : [run.from, run.to];
  const mention = {
    start: items[from]?.start ?? 0,
    end: items[to]?.end ?? 0,
    written: '',
    models: models.slice(0, mostOffered),
    brand: models[0]?.split('/')[0],
  };
  return { mention, next: to + 1 };
}

/** The one that is meant, else those of which one is. */
function meant(
  candidates: readonly BookedModel[],
  exact: readonly BookedModel[],
  count: number,
): readonly BookedModel[] {
  const isSold = ({ model }: BookedModel) => model.status !== 'discontinued';
  const sold = candidates.filter(({ model }) => model.status === 'on_sale');
  const [named = exact.find(() => sold.length === 0 || count > 1)] = exact.filter(isSold);
  if (named) return [named];
  if (sold.length === 0) {
    const coming = candidates.filter(isSold);
    return coming.length > 0 ? coming : candidates;
  }
  const [first] = sold;
  const isPlainest = sold.every((other) => other === first || other.words.size > (first?.words.size ?? 0));
  return first && isPlainest ? [first] : sold;
}
