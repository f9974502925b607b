import type { ChoiceBike, Rival, RivalNote, Rivals, UnknownLine } from '@dopahiya/domain/bikes';
import { placeName } from '@dopahiya/domain/places';
import { formatMonth, formatNumber } from '@dopahiya/domain/site';
import * as texts from '#texts/choose';
import { valueOf } from './criteria.ts';
import { type ChoiceWords, lineInWords } from './criterion-words.ts';

type NamedRival = { bike: Pick<ChoiceBike, 'slug' | 'name'> } & Pick<Rival, 'lines'>;
type OpenRival = NamedRival & Pick<Rival, 'unknown'>;

/** What the API says of a bike's rivals, without their cards. */
type SaidRivals = Pick<Rivals, 'city' | 'bike' | 'criteria' | 'beaten_by_count' | 'open_count' | 'compared'> & {
  beaten_by: readonly NamedRival[];
  open: readonly OpenRival[];
};

/** Says what beats a bike, or that nothing does, and what it was compared with. */
export interface RivalsInWords {
  /** Whether another bike beats it, in a sentence. */
  answer: string;
  /** How many bikes it was compared with, and the city and month of their prices; null if with none. */
  basis: string | null;
  /** Comparisons that could not be made, and whose fact is unknown. */
  open: string[];
}

/** Says in words what beats a bike. */
export function rivalsInWords(rivals: SaidRivals, words: ChoiceWords = texts): RivalsInWords {
  const { bike, city, compared, open } = rivals;
  const month = bike.price_month === null ? null : formatMonth(bike.price_month);
  return {
    answer: answerOf(rivals, words),
    basis: compared === 0 ? null : words.compared(formatNumber(compared), compared, placeName(city), month),
    open: open.map((rival) => openInWords(rival, bike, words)),
  };
}

function answerOf({ bike, criteria, beaten_by, open_count, compared }: SaidRivals, words: ChoiceWords): string {
  const [first] = beaten_by;
  if (first) return rivalInWords(first, words);
  if (compared === 0) return words.nothingAlike;
  const unknown = criteria.filter((criterion) => valueOf(bike, criterion) === null);
  const named = (list: typeof criteria) => words.all(list.map((criterion) => words.criteria[criterion]));
  if (unknown.length > 0) return words.ownFactsUnknown(named(unknown), bike.name);
  return open_count > 0 ? words.nothingKnownBeats(named(criteria)) : words.nothingBeats(named(criteria));
}

/** Says that a bike beats another one, with every difference: 'Shine 100 beats it: ₹4,100 less, 15 kg lighter.' */
export const rivalInWords = ({ bike, lines }: NamedRival, words: ChoiceWords = texts): string =>
  words.beats(
    bike.name,
    lines.map((line) => lineInWords(line, words)),
  );

/** Says why a bike could not be compared with another one, and whose fact is unknown. */
function openInWords(
  { bike: other, unknown }: OpenRival,
  bike: Pick<ChoiceBike, 'slug' | 'name'>,
  words: ChoiceWords = texts,
): string {
  const nameOf = (slug: string) => (slug === bike.slug ? bike.name : other.name);
  const facts = unknown.flatMap(({ criterion, of }: UnknownLine) =>
    of.map((slug) => words.factOf(words.criteria[criterion], nameOf(slug))),
  );
  return words.notCompared(other.name, words.all(facts));
}

/** Says in one line, for a card, what beats a bike; null where there is nothing to say. */
export function rivalNoteInWords(note: RivalNote, words: ChoiceWords = texts): string | null {
  const { beaten_by: rival, unknown, open_count, open_criteria, compared } = note;
  if (rival) return rivalInWords({ bike: rival, lines: rival.lines.filter(({ gain }) => gain > 0) }, words);
  if (unknown.length > 0) return words.noteUnknown(words.all(unknown.map((criterion) => words.own[criterion])));
  if (compared === 0) return null;
  if (open_count === 0) return words.noteUnbeaten;
  const names = words.all(open_criteria.map((criterion) => words.criteria[criterion]));
  return words.noteOpen(names, formatNumber(open_count), open_count);
}
