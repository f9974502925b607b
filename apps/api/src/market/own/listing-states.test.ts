import { type ListingStatus, listingStatuses, type SellerChoice, sellerChoices } from '@dopahiya/domain/market';
import { describe, expect, it } from 'vitest';
import { type ListingEvent, statusAfter } from './listing-states.ts';

const events: ListingEvent[] = ['edit', 'sell', 'withdraw', 'renew', 'expire', 'verify', 'reject', 'hold', 'release'];

/** Each status with where each event leads, of a listing that nobody has looked at; a dash where it cannot happen. */
const table: Record<ListingStatus, string> = {
  //         edit      sell   withdraw   renew    expire   verify  reject    hold  release
  pending: 'pending   sold   withdrawn  pending  expired  active  rejected  held  -',
  active: 'pending   sold   withdrawn  pending  expired  active  rejected  held  -',
  held: 'held      -      -          -        -        -       rejected  -     pending',
  sold: '-         -      -          -        -        -       -         -     -',
  expired: 'expired   sold   withdrawn  pending  -        -       rejected  held  -',
  withdrawn: 'withdrawn -      -          pending  -        -       rejected  held  -',
  rejected: 'held      -      -          -        -        -       -         -     -',
};

describe('statusAfter', () => {
  it.each(listingStatuses)('knows what follows on %s', (status) => {
    const outcomes = events.map((event) => statusAfter(status, event, false) ?? '-');
    expect(outcomes).toEqual(table[status].split(/\s+/));
  });

  it.each(listingStatuses)('lets a seller do with what is %s what their pages offer', (status) => {
    const choices: SellerChoice[] = ['edit', 'sell', 'withdraw', 'renew'];
    const possible = choices.filter((choice) => statusAfter(status, choice, false) !== undefined);
    expect(sellerChoices[status]).toEqual(possible);
  });

  it.each<[ListingStatus, ListingEvent]>([
    ['active', 'edit'],
    ['expired', 'renew'],
    ['withdrawn', 'renew'],
    ['held', 'release'],
  ])('brings one that somebody has looked at from %s by %s back as active', (status, event) => {
    expect(statusAfter(status, event, true)).toBe('active');
  });
});
