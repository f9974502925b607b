import type { BikeSlots } from '@dopahiya/bike-detail';
import { HeaderSearch } from '@dopahiya/discovery';

/** Where there is no such bike, another can be looked for. */
export const slots: BikeSlots = { search: <HeaderSearch /> };
