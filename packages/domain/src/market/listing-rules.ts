import { dateInIndia } from '../site/index.ts';
import { listingLimits } from './listing-words.ts';

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Returns the years of manufacture of bikes that can be listed. */
export function listedYears(today: Date): { min: number; max: number } {
  const max = yearOf(dateInIndia(today));
  return { min: max - listingLimits.years, max };
}

/** What is wrong with the date an insurance ends, like '2027-03-31': `far` if it is too many years ahead. */
export type InsuranceFault = 'missing' | 'past' | 'far';

/** Returns what is wrong with the date an insurance ends; null if it can be. */
export function insuranceFault(day: string | null | undefined, today: Date): InsuranceFault | null {
  if (!day) return 'missing';
  if (day < dateInIndia(today)) return 'past';
  return yearOf(day) > lastInsuredYear(today) ? 'far' : null;
}

/** Returns the last year in which an insurance of today can end. */
export const lastInsuredYear = (today: Date): number => yearOf(dateInIndia(today)) + listingLimits.insuredYears;
