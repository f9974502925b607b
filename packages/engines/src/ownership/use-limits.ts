import { clamp } from '../loan/limits.ts';

/** How a two-wheeler is used unless somebody says otherwise. */
export const usualUse = { km: 30, days: 25, years: 8 } as const;

/** What may be said of it: kilometres a day, days a month, years. */
export const useLimits = {
  km: { min: 3, max: 100, step: 1 },
  days: { min: 1, max: 31, step: 1 },
  years: { min: 1, max: 10, step: 1 },
} as const;

/** How it is used as far as somebody says so, each within its limits; days and years in whole ones. */
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
