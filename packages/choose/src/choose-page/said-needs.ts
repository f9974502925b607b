import type { ChoiceReading } from '@dopahiya/domain/bikes';
import type { ChoiceWeights } from '@dopahiya/domain/requests';
import { formatPrice, formatQuantity } from '@dopahiya/domain/site';
import { placeName } from '@dopahiya/domain/places';
import { usualWeights } from '@dopahiya/engines/choose';
import * as needs from '#texts/needs-form';
import * as texts from '#texts/words-form';
import * as weights from '#texts/weights-form';
import type { ChooseInputs, NumberName } from './choose-inputs.ts';

const numberNames = ['budget', 'monthly', 'km', 'height'] as const satisfies NumberName[];

/** Returns the inputs with the needs that their words say. */
export function withReading(inputs: ChooseInputs, reading: ChoiceReading): ChooseInputs {
  const { use, kind, fuel, socket, passenger, city } = reading;
  const numbers = numberNames.flatMap((name) => (reading[name] === null ? [] : [[name, reading[name]] as const]));
  return {
    ...inputs,
    use: use ?? 'commute',
    kind: kind ?? undefined,
    fuel: fuel ?? undefined,
    hasSocket: socket ?? true,
    hasPassenger: passenger ?? false,
    numbers: Object.fromEntries(numbers),
    weights: weightsIn(reading),
    city: city ?? inputs.city,
    words: null,
  };
}

const mostWeight = 3;

/** Criteria that the words name matter most, beside what is usual for the use. */
function weightsIn({ use, matters }: ChoiceReading): ChoiceWeights | null {
  if (matters.length === 0) return null;
  const most = matters.map((criterion) => [criterion, mostWeight] as const);
  return { ...usualWeights[use ?? 'commute'], ...Object.fromEntries(most) };
}

/** Names the needs that were understood, in the words of their fields. */
export function understoodIn(reading: ChoiceReading): string[] {
  const { use, kind, fuel, socket, passenger, budget, monthly, km, height, matters, city } = reading;
  const amounts = [
    [needs.numbers.budget, budget && formatPrice(budget)],
    [needs.numbers.monthly, monthly && formatPrice(monthly)],
    [needs.numbers.km, km && formatQuantity(km, needs.kilometres.trim())],
    [needs.numbers.height, height && formatQuantity(height, needs.centimetres.trim())],
    [texts.city, city && placeName(city)],
  ] as const;
  return [
    use && needs.uses[use],
    kind && needs.kinds[kind],
    fuel && needs.fuels[fuel],
    ...amounts.map(([name, amount]) => amount && texts.named(name, amount)),
    passenger && needs.passenger,
    socket === false && needs.noSocket,
    ...matters.map((criterion) => texts.most(weights.criteria[criterion])),
  ].filter((said) => typeof said === 'string');
}
