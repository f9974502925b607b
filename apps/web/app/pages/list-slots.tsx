import { AddToCompare } from '@dopahiya/compare';
import type { ListSlots } from '@dopahiya/discovery';

/** Compare button on each list card. */
export const slots: ListSlots = { cardTools: (bike) => <AddToCompare bike={bike} words="briefly" /> };
