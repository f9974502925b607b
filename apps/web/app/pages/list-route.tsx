import { AddToCompare } from '@dopahiya/compare';
import type { ListSlots } from '@dopahiya/discovery';
import type { Page } from '@dopahiya/site';
import { showPage as showWithSlots } from '@dopahiya/site/route';

export { loadPage, startPage } from '@dopahiya/site/route';

const slots: ListSlots = { cardTools: (bike) => <AddToCompare bike={bike} words="briefly" /> };

/** A page that lists bikes, as a route: each card can be picked for a comparison. */
export const showPage = (page: Page<ListSlots>) => showWithSlots(page, slots);
