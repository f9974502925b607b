import type { OwnClaim } from '@dopahiya/site';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/owner-claims.ts';
import type * as Hindi from './owner-claims.ts';

/** Marketing claims that the specification prescribes; none is computed from data. */

/** How many per cent of the on-road price a lender pays at most. */
export const claimedShare: OwnClaim = { id: 'loan-share', text: '95' };
export const claimedTenures: OwnClaim = { id: 'loan-tenures', text: '6 महीने से 10 साल' };

export type Checked = Translation<typeof Hindi, typeof English>;
