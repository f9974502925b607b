import { type BikeConditionName, bikeConditionNames, type BikeRequest } from '@dopahiya/domain/requests';
import { type Condition, severalAtOnce } from './conditions.ts';

/** Condition names that map one to one to an API parameter; the API receives no others. */
const sentAlone: ReadonlySet<string> = new Set(
  bikeConditionNames.filter(
    (name) => !(severalAtOnce as ReadonlySet<string>).has(name) && name !== 'budget' && name !== 'capacity',
  ),
);

/** Converts conditions to API parameters: several brands or styles are comma-separated, ranges become two bounds. */
export function apiFilters(conditions: readonly Condition[]): BikeRequest {
  const values = (name: BikeConditionName) => conditions.filter(([other]) => other === name).map(([, value]) => value);
  const alone = conditions.filter(([name]) => sentAlone.has(name));
  return {
    ...Object.assign({}, ...[...severalAtOnce].map((name) => named(name, values(name).join(',')))),
    ...span('price', values('budget')[0]),
    ...span('cc', values('capacity')[0]),
    ...Object.fromEntries(alone),
  };
}

const named = (name: string, value: string): BikeRequest => (value === '' ? {} : { [name]: value });

function span(measure: 'price' | 'cc', value: string | undefined): BikeRequest {
  if (value === undefined) return {};
  const [min, max] = value.split('-').map(Number);
  return { [`min_${measure}`]: min, [`max_${measure}`]: max };
}
