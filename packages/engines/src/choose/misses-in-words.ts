import type { Choice, ChoiceBike, Miss, MissKind } from '@dopahiya/domain/bikes';
import type { ChoiceCriterion, ChoiceNeeds } from '@dopahiya/domain/requests';
import { formatNumber, formatPrice, formatQuantity } from '@dopahiya/domain/site';
import * as texts from '#texts/choose';
import { type ChoiceWords, lineInWords } from './criterion-words.ts';

/** What a miss is said about: the bike, what the rider needs, and the city of the prices. */
export interface MissContext {
  bike: Pick<ChoiceBike, 'status' | 'is_electric'>;
  needs: Pick<ChoiceNeeds, 'use' | 'kind' | 'height'>;
  city: string;
}

/** Says why a bike does not meet a need: '₹38,000 over your budget in Pune'. A need that can't be checked names the unknown fact. */
export function missInWords(miss: Miss, { bike, needs, city }: MissContext, words: ChoiceWords = texts): string {
  const { kind, is_unknown, value = 0, limit = 0 } = miss;
  if (is_unknown) return words.unknown(words.facts[kind]);
  const amount = (number: number) => missAmount(kind, number, words);
  return words.misses[kind]({
    value: amount(value),
    limit: amount(limit),
    over: amount(Math.abs(value - limit)),
    status: bike.status,
    isElectric: bike.is_electric,
    kind: needs.kind,
    use: words.uses[needs.use],
    city,
    height: formatQuantity(needs.height ?? 0, words.units.height),
  });
}

function missAmount(kind: MissKind, amount: number, { units }: ChoiceWords): string {
  if (kind === 'budget' || kind === 'monthly') return formatPrice(amount);
  const unit = { seat: units.seat, weight: units.weight, speed: units.speed, range: units.range }[kind as string];
  return formatQuantity(amount, unit ?? units.power);
}

/** Says why a bike isn't in the answer, or that it is: 'Classic 350 isn’t here: ₹38,000 over your budget in Pune.' */
export function whyNotInWords(
  { bike, is_chosen, misses, beaten_by, unknown }: Omit<NonNullable<Choice['why_not']>, 'card'>,
  needs: MissContext['needs'],
  city: string,
  words: ChoiceWords = texts,
): string {
  if (is_chosen) return words.isHere(bike.name);
  const beaten = beaten_by.map((rival) =>
    words.beatenBy(
      rival.bike.name,
      rival.lines.map((line) => lineInWords(line, words)),
    ),
  );
  return words.notHere(bike.name, [
    ...misses.map((miss) => missInWords(miss, { bike, needs, city }, words)),
    ...beaten,
    ...(unknown.length > 0
      ? [
          unknownInWords(
            unknown.map(({ criterion }) => criterion),
            [],
            words,
          ),
        ]
      : []),
  ]);
}

/** Says which facts of a bike are unknown. */
export function unknownInWords(
  criteria: readonly ChoiceCriterion[],
  needs: readonly MissKind[],
  words: ChoiceWords = texts,
): string {
  const facts = [...needs.map((kind) => words.facts[kind]), ...criteria.map((criterion) => words.own[criterion])];
  return words.unknown(words.all([...new Set(facts)]));
}

/** Says how many bikes miss a need: '97 cost more than your budget'. */
export const missedInWords = (kind: MissKind, count: number, words: ChoiceWords = texts): string =>
  words.missed[kind](formatNumber(count), count);
