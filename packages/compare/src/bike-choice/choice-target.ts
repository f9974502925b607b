import type { BikeCard } from '@dopahiya/domain/bikes';
import type { SlotBike } from '../comparison/compared-bike.ts';
import { type CompareMode, comparePath } from '../comparison/comparison-address.ts';
import type { ChoiceTarget } from './choice-row.tsx';

/** A comparison slot whose bike is being chosen. */
export interface OpenSlot {
  mode: CompareMode;
  /** Bikes currently compared. */
  bikes: readonly SlotBike[];
  /** Index from 0; equal to the number of bikes to add one. */
  slot: number;
}

/** Returns the comparison with a bike in the slot; null if the bike is already in another slot. */
export function choiceTarget({ mode, bikes, slot }: OpenSlot, bike: BikeCard): ChoiceTarget | null {
  const next: SlotBike[] = [...bikes];
  next[Math.min(slot, bikes.length)] = bike;
  const slugs = next.map(({ slug }) => slug);
  if (new Set(slugs).size < slugs.length) return null;
  return { to: comparePath(mode, slugs), state: { bikes: next } };
}
