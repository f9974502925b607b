import type { CompareSlots } from '@dopahiya/compare';
import { LaterOwnershipSection } from '@dopahiya/tools';

/** A comparison says what each bike costs over the years. */
export const slots: CompareSlots = { ownership: LaterOwnershipSection };
