import type { RunningCosts } from '@dopahiya/domain/prices';
import { exactly, type Range } from './assumptions.ts';

/** Where an electric two-wheeler is charged; 'half' means half at home and half in public. */
export type Charging = 'home' | 'half' | 'public';

/** Energy price settings. */
export interface AskedEnergy {
  /** Rupees per litre and per kWh; null to use the city's prices. */
  petrol: number | null;
  electricity: number | null;
  charging: Charging;
}

/** Returns the price ranges per litre and per kWh, in rupees; null if unknown. */
export function energyRanges(
  costs: RunningCosts,
  { petrol, electricity, charging }: AskedEnergy,
): { petrol: Range | null; electricity: Range | null } {
  return {
    petrol: petrol === null ? rangeOf(costs.petrol) : exactly(petrol),
    electricity: electricity === null ? chargedAt(costs, charging) : exactly(electricity),
  };
}

function chargedAt({ electricity, public_charging }: RunningCosts, charging: Charging): Range | null {
  const [home, publicly] = [rangeOf(electricity), rangeOf(public_charging)];
  if (charging === 'home' || !publicly) return home;
  if (charging === 'public' || !home) return charging === 'public' ? publicly : null;
  const half = (name: keyof Range): number => (home[name] + publicly[name]) / 2;
  return { from: half('from'), usual: half('usual'), to: half('to') };
}

const rangeOf = (price: RunningCosts['petrol']): Range | null =>
  price && { from: price.from, usual: price.price, to: price.to };
