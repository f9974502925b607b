import { type BikeConditionName, bikeConditionNames, type BikeRequest } from '@dopahiya/domain/requests';
import { type Condition, severalAtOnce } from './conditions.ts';

/** What the API takes under its own name, one value each: no other name comes into a request. */
const sentAlone: ReadonlySet<string> = new Set(
  bikeConditionNames.filter(
    (name) => !(severalAtOnce as ReadonlySet<string>).has(name) && name !== 'budget' && name !== 'capacity',
  ),
);

/** The conditions as the API takes them: several brands or styles with commas, spans as two bounds. */
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
