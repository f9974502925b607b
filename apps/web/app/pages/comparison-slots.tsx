import type { CompareSlots } from '@dopahiya/compare';
import { LaterOwnershipSection } from '@dopahiya/tools';

/** Cost-of-ownership section of a comparison. */
export const slots: CompareSlots = { ownership: LaterOwnershipSection };
