import type { Band } from '../tariff-steps.ts';
import type { Rule } from '../rule.ts';
import type { State } from '../states.ts';

/** Zone A is eight large cities, zone B the rest of India. */
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

/** Returns the India Motor Tariff zone of a city. */
export function insuranceZone(state: State, city: string): InsuranceZone {
  const cities = zoneA[state] ?? [];
  return cities === 'all' || cities.includes(city.trim().toLowerCase()) ? 'A' : 'B';
}

/** Band in cc: the yearly premium as % of the insured value, by zone. */
interface OwnDamageBand extends Band, Record<InsuranceZone, number> {}

/** Bands for an age in completed years. */
interface OwnDamageAge extends Band {
  bands: readonly OwnDamageBand[];
}

/** Yearly own-damage premium, before the insurer's discretionary discount. */
interface OwnDamageRule extends Rule {
  /** Insured value of a new two-wheeler in % of the ex-showroom price. */
  insured_value_percent: number;
  petrol: readonly OwnDamageAge[];
}

const insuredValue = 95;

/** Tariff of petrol two-wheelers. */
export const petrolOwnDamage: OwnDamageRule = {
  id: 'own-damage-petrol',
  insured_value_percent: insuredValue,
  petrol: [
    {
      up_to: 4,
      bands: [
        { up_to: 150, A: 1.708, B: 1.676 },
        { up_to: 350, A: 1.793, B: 1.76 },
        { up_to: null, A: 1.879, B: 1.844 },
      ],
    },
    {
      up_to: 7,
      bands: [
        { up_to: 150, A: 1.793, B: 1.76 },
        { up_to: 350, A: 1.883, B: 1.848 },
        { up_to: null, A: 1.973, B: 1.936 },
      ],
    },
    {
      up_to: null,
      bands: [
        { up_to: 150, A: 1.836, B: 1.802 },
        { up_to: 350, A: 1.928, B: 1.892 },
        { up_to: null, A: 2.02, B: 1.982 },
      ],
    },
  ],
  source: "National Insurance's premium guide of 2023-24; zone by the city of registration",
  confidence: 'medium',
  caveat: { en: 'Insurers may give a discount on it', hi: 'बीमा कंपनियाँ इस पर छूट दे सकती हैं' },
};

/** Substitute for the tariff of electric two-wheelers, which is by kW and was not found. */
export const electricOwnDamage: Rule & { insured_value_percent: number; percent: number } = {
  id: 'own-damage-electric',
  insured_value_percent: insuredValue,
  percent: 1.7,
  source: 'Our estimate from the tariff for small petrol two-wheelers; we found none for electric ones',
  confidence: 'low',
  caveat: { en: 'Insurers may give a discount on it', hi: 'बीमा कंपनियाँ इस पर छूट दे सकती हैं' },
};
