import type { State } from '../states.ts';

/** Zone A holds eight large cities, zone B the rest of India. */
export type InsuranceZone = 'A' | 'B';

const zoneA: Partial<Record<State, readonly string[] | 'all'>> = {
  Delhi: 'all',
  Gujarat: ['ahmedabad'],
  Karnataka: ['bengaluru', 'bangalore'],
  Maharashtra: ['mumbai', 'bombay', 'pune'],
  'Tamil Nadu': ['chennai', 'madras'],
  Telangana: ['hyderabad'],
  'West Bengal': ['kolkata', 'calcutta'],
};

/** The zone of the India Motor Tariff that a city lies in. */
export function insuranceZone(state: State, city: string): InsuranceZone {
  const cities = zoneA[state] ?? [];
  return cities === 'all' || cities.includes(city.trim().toLowerCase()) ? 'A' : 'B';
}
