import type { CompareSlots } from '@dopahiya/compare';
import type { Page } from '@dopahiya/page';
import { LazyOwnershipSection } from '@dopahiya/tools';
import { showPage as showWithSlots } from './page-route.tsx';

export { loadPage, startPage } from './page-route.tsx';

const slots: CompareSlots = { ownership: LazyOwnershipSection };

/** A comparison as a route, with what each bike costs over the years. */
export const showPage = (page: Page<CompareSlots>) => showWithSlots(page, slots);
