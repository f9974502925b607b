import type { ChatSlots, Intent } from './chat-intents.ts';

type Slot = keyof ChatSlots;

/** Slots that are the minimum and maximum of the same quantity. */
const bounds: readonly (readonly [min: 'budget_min' | 'cc_min', max: 'budget_max' | 'cc_max'])[] = [
  ['budget_min', 'budget_max'],
  ['cc_min', 'cc_max'],
];

/** Rules for previous slots that new slots invalidate. */
const contradictions: readonly ((before: ChatSlots, own: ChatSlots, intent: Intent) => readonly Slot[])[] = [
  (before, own) => bounds.flatMap((ends) => boundsOut(before, own, ends)),
  (_, own) => [...dropped(own.emi_max, 'budget_max'), ...dropped(own.budget_max, 'emi_max')],
  (_, { fuel }) =>
    fuel === undefined ? [] : fuel === 'electric' ? ['min_kmpl', 'cc_min', 'cc_max'] : ['min_range_km'],
  ({ fuel }, { min_kmpl, cc_min, cc_max, min_range_km }) =>
    dropped(fuel === 'electric' ? (min_kmpl ?? cc_min ?? cc_max) : min_range_km, 'fuel'),
  ({ brand }, { bike }) => (bike?.startsWith(`${brand ?? ''}/`) === false ? ['brand'] : []),
  ({ bike }, { brand }) => (brand !== undefined && bike?.startsWith(`${brand}/`) === false ? ['bike'] : []),
  ({ brand, without }, own) => [
    ...(brand !== undefined && own.without?.includes(brand) ? (['brand'] as const) : []),
    ...(own.brand !== undefined && without?.includes(own.brand) ? (['without'] as const) : []),
  ],
  (_, { bike }, intent) => (intent === 'emi' ? dropped(bike, 'amount') : []),
];

const dropped = (value: unknown, slot: Slot): readonly Slot[] => (value === undefined ? [] : [slot]);

/** Returns the old bounds to drop when a new one conflicts with them; an exact capacity, such as 150 cc, is dropped by any new bound. */
function boundsOut(before: ChatSlots, own: ChatSlots, [min, max]: (typeof bounds)[number]): readonly Slot[] {
  const low = own[min] ?? before[min];
  const high = own[max] ?? before[max];
  const isNew = own[min] !== undefined || own[max] !== undefined;
  const isOver = before[min] !== undefined && before[min] === before[max];
  return isNew && (isOver || (low !== undefined && high !== undefined && low > high)) ? [min, max] : [];
}

/** Returns the previous slots that the new ones do not contradict. */
export function mergeKeptSlots(before: ChatSlots, own: ChatSlots, intent: Intent): ChatSlots {
  const out = new Set<string>(contradictions.flatMap((slotsOut) => slotsOut(before, own, intent)));
  return Object.fromEntries(Object.entries(before).filter(([slot]) => !out.has(slot))) as ChatSlots;
}
