/** Marketing claims that the specification prescribes; none is computed from data. */

/** How many per cent of the on-road price a lender pays at most. */
export const claimedShare = 95;
export const claimedTenures = '6 months to 10 years';
