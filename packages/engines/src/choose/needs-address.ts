import type { ChoiceReading } from '@dopahiya/domain/bikes';
import { type ChoiceWeights, maxWeight } from '@dopahiya/domain/requests';
import { usualWeights } from './criteria.ts';

/** Returns how much each criterion matters by the words of a rider: those named most, beside what is usual for the use; null if none is named. */
export function weightsSaid({ use, matters }: Pick<ChoiceReading, 'use' | 'matters'>): ChoiceWeights | null {
  if (matters.length === 0) return null;
  const most = matters.map((criterion) => [criterion, maxWeight] as const);
  return { ...usualWeights[use ?? 'commute'], ...Object.fromEntries(most) };
}

/** Returns the query string of the page of choosing with these needs. */
export function needsSearch(reading: ChoiceReading): string {
  const { use, kind, fuel, socket, passenger, km, height, budget, monthly, city } = reading;
  const fields = { use, kind, fuel, socket, passenger, km, height, budget, monthly, ...weightsSaid(reading), city };
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null ? [] : [[name, String(value)] satisfies [string, string]],
    ),
  ).toString();
}
