import type { BikeSlots } from '@dopahiya/bike-detail';
import { HeaderSearch } from '@dopahiya/discovery';

/** Search box for a missing bike. */
export const slots: BikeSlots = { search: <HeaderSearch /> };
