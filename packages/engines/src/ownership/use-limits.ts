import { clamp } from '../loan/limits.ts';

/** Default usage of a two-wheeler. */
export const usualUse = { km: 30, days: 25, years: 8 } as const;

/** Limits of usage: km per day, days per month, years. */
export const useLimits = {
  km: { min: 3, max: 100, step: 1 },
  days: { min: 1, max: 31, step: 1 },
  years: { min: 1, max: 10, step: 1 },
} as const;

/** Returns the usage with defaults filled in, each value within its limits; days and years are whole numbers. */
export function plannedUse(
  said: Partial<Record<keyof typeof usualUse, number>>,
): Record<keyof typeof usualUse, number> {
  const { km, days, years } = { ...usualUse, ...said };
  return {
    km: clamp(km, useLimits.km),
    days: Math.round(clamp(days, useLimits.days)),
    years: Math.round(clamp(years, useLimits.years)),
  };
}
