import type { ChoiceNeeds } from '@dopahiya/domain/requests';
import type { ChoiceBike } from '@dopahiya/domain/bikes';

/** Builds a commuter motorcycle on sale with these facts. */
export const buildChoiceBike = (slug: string, facts: Partial<ChoiceBike> = {}): ChoiceBike => ({
  slug,
  name: slug,
  status: 'on_sale',
  body_style: 'commuter',
  is_electric: false,
  price: 90_000,
  price_month: '2026-06',
  energy: 190,
  mileage: 55,
  range: 550,
  weight: 112,
  power: 8,
  seat: 785,
  top_speed: 90,
  has_abs: false,
  has_pillion_seat: true,
  has_removable_battery: null,
  ...facts,
});

/** Builds needs of a commuter to whom price, energy and weight matter. */
export const buildNeeds = (needs: Partial<ChoiceNeeds> = {}): ChoiceNeeds => ({
  use: 'commute',
  hasSocket: true,
  kmPerDay: 30,
  hasPassenger: false,
  matters: { price: 3, energy: 2, weight: 1 },
  ...needs,
});
