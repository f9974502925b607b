import type { ChoiceReading } from '@dopahiya/domain/bikes';
import { formatPrice, formatQuantity } from '@dopahiya/domain/site';
import { placeName } from '@dopahiya/domain/places';
import { weightsSaid } from '@dopahiya/engines/choose';
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
    weights: weightsSaid(reading),
    city: city ?? inputs.city,
    words: null,
  };
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
