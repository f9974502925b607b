import { beforeEach, describe, expect, it } from 'vitest';
import { seenListings } from './seen-listings.ts';
import { signIn, signOut } from './session.ts';

const seen = { username: 'asha', listings: [{ id: '7', title: 'Honda Activa, 2021', price: null, status: 'pending' }] };

beforeEach(() => localStorage.clear());

describe('seenListings', () => {
  it('stay from visit to visit, and go when their seller signs out', () => {
    signIn('asha');
    seenListings.write(seen);
    expect(seenListings.read()).toEqual(seen);
    signOut();
    expect(seenListings.read()).toBeNull();
  });

  it.each([
    '{"username":"asha"}',
    '{"username":"asha","listings":[{"title":1}]}',
    '{"username":"asha","listings":[{"id":"7","title":"A","status":"sold","price":"much"}]}',
    'broken',
  ])('are none where %s is stored', (stored) => {
    localStorage.setItem('seen-listings', stored);
    expect(seenListings.read()).toBeNull();
  });
});
