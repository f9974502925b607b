import { ApiError } from '@dopahiya/api-client';
import { heldInDoubt } from '@dopahiya/domain/market';
import type { Screening, ScreeningReason } from '@dopahiya/engines/screening';
import { heldFor } from '#texts/conversations';

/** Why a message was held, and the words that caused it. */
export interface Held extends Screening {
  words: readonly string[];
}

/** Reads from an error why the API held a message; null if it did not. */
export function readScreening(error: unknown): Held | null {
  const codes = (error instanceof ApiError && error.fields?.['held']) || [];
  const reasons = codes.filter((code): code is ScreeningReason => code in heldFor);
  const words = (error instanceof ApiError && error.fields?.['held_words']) || [];
  return reasons.length > 0 ? { held: true, reasons, isDoubtful: codes.includes(heldInDoubt), words } : null;
}
