import type { CompareSlots } from '@dopahiya/compare';
import type { Page } from '@dopahiya/site';
import { showPage as showWithSlots } from '@dopahiya/site/route';
import { LaterOwnershipSection } from '@dopahiya/tools';

export { loadPage, startPage } from '@dopahiya/site/route';

const slots: CompareSlots = { ownership: LaterOwnershipSection };

/** A comparison as a route, with what each bike costs over the years. */
export const showPage = (page: Page<CompareSlots>) => showWithSlots(page, slots);
