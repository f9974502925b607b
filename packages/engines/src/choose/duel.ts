import type { ChoiceBike, CriterionLine, UnknownLine } from '@dopahiya/domain/bikes';
import type { ChoiceCriterion } from '@dopahiya/domain/requests';
import * as texts from '#texts/choose';
import { compareBikes } from './compare-bikes.ts';
import { rivalCriteria } from './criteria.ts';
import { type ChoiceWords, lineInWords } from './criterion-words.ts';

/** Two bikes compared with each other. */
interface Duel {
  /** The bike that beats the other one; null if neither does or not all values are known. */
  winner: ChoiceBike | null;
  /** Where each is better, as gains of the first and of the second. */
  gains: readonly [CriterionLine[], CriterionLine[]];
  /** Criteria in which both are the same. */
  same: CriterionLine[];
  unknown: UnknownLine[];
}

/** Criteria between a petrol and an electric bike. */
const acrossFuels: ChoiceCriterion[] = ['price', 'weight', 'power'];

/** Compares two bikes with each other by price, mileage or range, weight and power. */
function duelOf(one: ChoiceBike, other: ChoiceBike): Duel {
  const criteria = one.is_electric === other.is_electric ? rivalCriteria(one) : acrossFuels;
  const [forward, backward] = [compareBikes(one, other, criteria), compareBikes(other, one, criteria)];
  const better = ({ gain }: CriterionLine) => gain > 0;
  return {
    winner: forward.verdict === 'beats' ? one : backward.verdict === 'beats' ? other : null,
    gains: [forward.lines.filter(better), backward.lines.filter(better)],
    same: forward.lines.filter(({ gain }) => gain === 0),
    unknown: forward.unknown,
  };
}

/** Says which of two bikes beats the other one, where each is better, and what can't be compared. */
export function duelInWords(one: ChoiceBike, other: ChoiceBike, words: ChoiceWords = texts): string[] {
  const { winner, gains, same, unknown } = duelOf(one, other);
  const said = (lines: readonly CriterionLine[]) => lines.map((line) => lineInWords(line, words));
  const [ofOne, ofOther] = gains;
  const open = unknown.map(({ criterion, of }) =>
    words.factNotCompared(
      words.criteria[criterion],
      words.all([one, other].flatMap(({ slug, name }) => (of.includes(slug) ? [name] : []))),
    ),
  );
  if (winner) {
    const loser = winner === one ? other : one;
    return [words.beatsOther(winner.name, loser.name, said([...(winner === one ? ofOne : ofOther), ...same]))];
  }
  const sides = [
    ...(ofOne.length > 0 ? [words.betterIn(one.name, said(ofOne))] : []),
    ...(ofOther.length > 0 ? [words.betterIn(other.name, said(ofOther))] : []),
    ...(same.length > 0 ? [words.bothSame(said(same))] : []),
  ];
  const isOpen = unknown.length > 0 && (ofOne.length === 0 || ofOther.length === 0);
  return [isOpen ? words.mayBeat(one.name, other.name) : words.neitherBeats(one.name, other.name), ...sides, ...open];
}
