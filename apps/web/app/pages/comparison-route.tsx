import type { CompareSlots } from '@dopahiya/compare';
import type { Page } from '@dopahiya/page';
import { showPage as showWithSlots } from '@dopahiya/page/route';
import { DeferredOwnershipSection } from '@dopahiya/tools';

export { loadPage, startPage } from '@dopahiya/page/route';

const slots: CompareSlots = { ownership: DeferredOwnershipSection };

/** A comparison as a route, with what each bike costs over the years. */
export const showPage = (page: Page<CompareSlots>) => showWithSlots(page, slots);
