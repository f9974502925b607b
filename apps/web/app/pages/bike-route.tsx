import type { BikeSlots } from '@dopahiya/bike-detail';
import { HeaderSearch } from '@dopahiya/discovery';
import type { Page } from '@dopahiya/site';
import { showPage as showWithSlots } from '@dopahiya/site/route';

export { loadPage, startPage } from '@dopahiya/site/route';

const slots: BikeSlots = { search: <HeaderSearch /> };

/** A page of one bike, as a route: where there is no such bike, another can be looked for. */
export const showPage = (page: Page<BikeSlots>) => showWithSlots(page, slots);
