import { isUnclear } from '../parser/names/find-models.ts';
import type { ChatSlots, Intent } from './chat-intents.ts';
import type { Turn } from './turn.ts';

/** Intents that need a city, and those that need a state. */
const ofPlaces: ReadonlySet<Intent> = new Set(['dealer', 'test_ride', 'fuel_price']);
const ofState: ReadonlySet<Intent> = new Set(['road_tax', 'subsidy']);

/** Intents that concern a single model by default. */
const ofModel: ReadonlySet<Intent> = new Set([
  'compare',
  'on_road_price',
  'emi',
  'mileage',
  'spec',
  'ev_range_charging',
  'running_cost',
  'valuation',
  'sell',
  'dealer',
  'test_ride',
  'service',
  'part',
  'reviews',
  'offers',
]);

/** Returns the slots carried over from the previous question: its model and its place. */
export function inheritedSlots(turn: Turn, intent: Intent): ChatSlots {
  const { said, thread, chosen } = turn;
  if (said.models.some(isUnclear)) return {};
  const model = modelOver(turn, intent);
  const isOfPlace = ofPlaces.has(intent) || model !== undefined || chosen.keys.length > 0;
  const { city, state } = thread.slots;
  return {
    ...(model !== undefined && ofModelOver(model, thread.slots)),
    ...(isOfPlace && said.places.length === 0 && city !== undefined && { city }),
    ...(ofState.has(intent) && state !== undefined && { state }),
  };
}

const ofModelOver = (model: string, { year }: ChatSlots): ChatSlots => ({
  bike: model,
  bikes: [model],
  brand: model.split('/')[0] ?? '',
  ...(year !== undefined && { year }),
});

function modelOver({ said, thread, chosen }: Turn, intent: Intent): string | undefined {
  const isNamed = chosen.keys.length > 0 || said.brands.length > 0;
  const isOfAmount = intent === 'emi' && said.numbers.money !== undefined;
  const isOfModel = ofModel.has(intent) || (intent === 'insurance' && isShort(said.words));
  return isOfModel && !isNamed && !isOfAmount ? thread.recent[0] : undefined;
}

/** Checks for 'and insurance?', which is of the model before; 'is insurance compulsory for bikes' is not. */
const isShort = (words: string): boolean => words.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '').length < 4;
