import { type ProfileSlots } from '@dopahiya/auth';
import { DeferredOwnReviews } from '@dopahiya/bike-detail';
import type { Page } from '@dopahiya/page';
import { showPage as showWithSlots } from '@dopahiya/page/route';

export { loadPage, startPage } from '@dopahiya/page/route';

const slots: ProfileSlots = { reviews: <DeferredOwnReviews /> };

/** The page of an account, as a route, with what its owner wrote about bikes. */
export const showPage = (page: Page<ProfileSlots>) => showWithSlots(page, slots);
