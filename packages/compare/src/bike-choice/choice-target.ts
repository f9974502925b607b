import { type BikeCard, fullNameOf } from '@dopahiya/domain/bikes';
import { normaliseSearchText } from '@dopahiya/domain/typed';
import type { SlotBike } from '../comparison/compared-bike.ts';
import { type CompareMode, comparePath } from '../comparison/comparison-address.ts';
import type { ChoiceTarget } from './choice-row.tsx';

/** A slot of a comparison whose bike is to be chosen. */
export interface OpenSlot {
  mode: CompareMode;
  /** The bikes that are compared now. */
  bikes: readonly SlotBike[];
  /** Counted from 0; one more than there are bikes adds one. */
  slot: number;
}

/** The comparison with a bike in the slot; null when the bike stands in another slot. */
export function choiceTarget({ mode, bikes, slot }: OpenSlot, bike: BikeCard): ChoiceTarget | null {
  const next: SlotBike[] = [...bikes];
  next[Math.min(slot, bikes.length)] = bike;
  const slugs = next.map(({ slug }) => slug);
  if (new Set(slugs).size < slugs.length) return null;
  return { to: comparePath(mode, slugs), state: { bikes: next } };
}

/** Whether a text occurs in the name of a bike, brand and model, in capitals or not. */
export function matchesName(bike: Pick<BikeCard, 'brand' | 'name'>, search: string): boolean {
  return fullNameOf(bike).toLowerCase().includes(normaliseSearchText(search));
}
