import type { OwnClaim } from '@dopahiya/site';

/** Marketing claims that the specification prescribes; none is computed from data. */
export const thousandsOfMotorcycles: OwnClaim = {
  id: 'home-count',
  text: 'Explore thousands of motorcycles from top brands worldwide',
};
export const mostSearched = 'Most searched bikes this week';
export const lovedByUsers = 'Bikes loved by our users';
export const environmentFriendly = 'Environment friendly electric vehicles';
