import { type ListingStatus, listingStatuses, type SellerChoice, sellerChoices } from '@dopahiya/domain/market';
import { describe, expect, it } from 'vitest';
import { type ListingEvent, statusAfter } from './listing-states.ts';

/** Returns the statuses in which an event is possible for a listing that is not verified. */
const possibleFor = (event: ListingEvent) =>
  listingStatuses.filter((status) => statusAfter(status, event, false) !== undefined);

describe('statusAfter', () => {
  it('leads from on sale to what the event says', () => {
    for (const status of ['pending', 'active'] as const)
      expect(
        (['edit', 'sell', 'withdraw', 'renew', 'expire', 'verify', 'reject', 'hold'] as const).map((event) =>
          statusAfter(status, event, false),
        ),
      ).toEqual(['pending', 'sold', 'withdrawn', 'pending', 'expired', 'active', 'rejected', 'held']);
  });

  it('lets nobody but the owner of the site free a listing that is held, and looks at a rejected one again', () => {
    expect(statusAfter('held', 'edit', true)).toBe('held');
    expect(statusAfter('held', 'release', false)).toBe('pending');
    expect(statusAfter('rejected', 'edit', true)).toBe('held');
    expect(possibleFor('release')).toEqual(['held']);
  });

  it('lets what is over happen to no listing again', () => {
    expect(new Set(possibleFor('expire'))).toEqual(new Set(['pending', 'active']));
    expect(new Set(possibleFor('verify'))).toEqual(new Set(['pending', 'active']));
    expect(new Set(possibleFor('sell'))).toEqual(new Set(['pending', 'active', 'expired']));
    expect(new Set(possibleFor('renew'))).toEqual(new Set(['pending', 'active', 'expired', 'withdrawn']));
    expect(possibleFor('edit')).not.toContain('sold');
    expect(new Set(possibleFor('unsell'))).toEqual(new Set(['sold']));
  });

  it.each(listingStatuses)('lets a seller do with what is %s what their pages offer', (status) => {
    const choices: SellerChoice[] = ['edit', 'sell', 'unsell', 'withdraw', 'renew'];
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
