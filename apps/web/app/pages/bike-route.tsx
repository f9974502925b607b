import type { BikeSlots } from '@dopahiya/bike-detail';
import { HeaderSearch } from '@dopahiya/discovery';
import type { Page } from '@dopahiya/page';
import { showPage as showWithSlots } from './page-route.tsx';

export { loadPage, startPage } from './page-route.tsx';

const slots: BikeSlots = { search: <HeaderSearch /> };

/** A page of one bike, as a route: where there is no such bike, another can be looked for. */
export const showPage = (page: Page<BikeSlots>) => showWithSlots(page, slots);
