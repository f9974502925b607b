import { formatQuantity } from '@dopahiya/domain/site';

export const title = 'What this bike takes';
export const intro = 'From our catalogue, for the counter of a parts shop. The owner’s manual decides.';
export const known = (bike: string) => `What the ${bike} takes`;
export const part = 'What';
export const sizeOrKind = 'Size or kind';
export const sourceIs = (source: string) => `Source: ${source}`;
export const sourceOfFacts = (source: string, facts: string) => `Source: ${source} (${facts})`;
export const noSource = 'Our catalogue, source not noted';
export const sourceOfYear = (name: string, year: number) => `${name}, ${year}`;
export const nothingKnown = 'Our catalogue does not know yet what this bike takes.';
export const unknown = (facts: string) => `Not in our catalogue yet: ${facts}.`;
export const neverKnown =
  'Engine oil and its amount, brake fluid and the fittings of bulbs are in no catalogue of ours: the owner’s manual has them.';
export const print = 'Print or save as PDF';
export const save = 'Save as text';

export const labels = {
  front_tyre_size: 'Front tyre',
  rear_tyre_size: 'Rear tyre',
  tyre_type: 'Tyre type',
  headlight_type: 'Headlamp',
  taillight_type: 'Tail lamp',
  turn_signal_lamp: 'Turn signals',
  battery_type: 'Battery type',
  battery_capacity: 'Battery capacity',
  fuel_capacity: 'Fuel tank',
  cooling_system: 'Cooling',
  service_interval_km: 'Service interval, distance',
  service_interval_months: 'Service interval, time',
};
/** How a number of a fact is written. */
export const quantities: Record<string, (value: number) => string> = {
  battery_capacity: (value) => formatQuantity(value, 'kWh'),
  fuel_capacity: (value) => formatQuantity(value, 'litres'),
  service_interval_km: (value) => formatQuantity(value, 'km'),
  service_interval_months: (value) => formatQuantity(value, 'months'),
};
