import { formatQuantity } from '@dopahiya/domain/site';

export const title = 'Parts this bike uses';
export const intro = 'Show this at the parts shop. Check the owner’s manual too.';
export const known = (bike: string) => `Parts the ${bike} uses`;
export const part = 'Part';
export const sizeOrKind = 'Size or kind';
export const sourceIs = (source: string) => `Source: ${source}`;
export const noSource = 'Our catalogue, source not noted';
export const sourceOfYear = (name: string, year: number) => `${name}, ${year}`;
export const nothingKnown = 'We don’t have this bike’s details yet.';
export const unknown = (facts: string) => `Not available yet: ${facts}.`;
export const neverKnown = 'For engine oil, brake fluid and bulb fittings, see the owner’s manual.';
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
