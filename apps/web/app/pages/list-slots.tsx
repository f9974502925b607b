import { AddToCompare } from '@dopahiya/compare';
import type { ListSlots } from '@dopahiya/discovery';

/** Each card of a list can be picked for a comparison. */
export const slots: ListSlots = { cardTools: (bike) => <AddToCompare bike={bike} words="briefly" /> };
