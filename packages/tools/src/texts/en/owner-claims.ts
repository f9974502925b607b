import type { OwnClaim } from '@dopahiya/site';

/** Marketing claims that the specification prescribes; none is computed from data. */

/** How many per cent of the on-road price a lender pays at most. */
export const claimedShare: OwnClaim = { id: 'loan-share', text: '95' };
export const claimedTenures: OwnClaim = { id: 'loan-tenures', text: '6 months to 10 years' };
