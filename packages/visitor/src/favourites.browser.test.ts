import { favouriteLimit } from '@dopahiya/domain/account';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  changesFor,
  favourites,
  leaveFavourites,
  takeFavourites,
  toggleFavourite,
  unsentFavourites,
} from './favourites.ts';

const unsent = () => {
  const { added, removed } = unsentFavourites.read() ?? {};
  return { added, removed };
};

beforeEach(() => {
  favourites.write([]);
  unsentFavourites.write(null);
});

describe('favourites of a browser', () => {
  it('take no more than an account keeps, and let one go where the list is full', () => {
    const all = Array.from({ length: favouriteLimit }, (_, index) => `bike-${index}`);
    favourites.write(all);
    expect(toggleFavourite('one-more')).toBe('full');
    expect(favourites.read()).toEqual(all);
    expect(toggleFavourite('bike-0')).toBe('kept');
    expect(favourites.read()).toHaveLength(favouriteLimit - 1);
  });

  it('are all sent to an account that is new in it', () => {
    toggleFavourite('shine');
    toggleFavourite('activa');
    expect(changesFor('asha')).toMatchObject({ owner: 'asha', added: ['shine', 'activa'], removed: [] });
  });

  it('note for an account what was added and removed last', () => {
    changesFor('asha');
    favourites.write(['shine', 'r15']);
    for (const slug of ['activa', 'shine', 'r15', 'r15']) toggleFavourite(slug);
    expect(unsent()).toEqual({ added: ['activa', 'r15'], removed: ['shine'] });
    expect(changesFor('asha')).toMatchObject(unsent());
  });

  it('of another account are not sent, but what was not sent to it is', () => {
    changesFor('asha');
    favourites.write(['hers']);
    toggleFavourite('shine');
    expect(changesFor('ravi')).toMatchObject({ owner: 'ravi', added: ['shine'], removed: [] });
    expect(favourites.read()).toEqual(['shine']);
  });
});

describe('takeFavourites', () => {
  const nothingLeftOut = { left_out: [] };

  it('shows what the account has, and keeps what was changed while it was asked', () => {
    favourites.write(['shine']);
    const sent = changesFor('asha');
    toggleFavourite('activa');
    toggleFavourite('shine');
    takeFavourites(sent, { slugs: ['shine', 'r15'], ...nothingLeftOut }, 5);
    expect(favourites.read()).toEqual(['r15', 'activa']);
    expect(unsent()).toEqual({ added: ['activa'], removed: ['shine'] });
  });

  it('has nothing left to send where nothing was changed meanwhile', () => {
    favourites.write(['shine']);
    const sent = changesFor('asha');
    takeFavourites(sent, { slugs: ['shine', 'r15'], ...nothingLeftOut }, 5);
    expect(unsentFavourites.read()).toEqual({ owner: 'asha', added: [], removed: [], at: 5 });
  });

  it('keeps what the account had no room for', () => {
    favourites.write(['shine', 'activa']);
    const sent = changesFor('asha');
    takeFavourites(sent, { slugs: ['shine'], left_out: ['activa'] }, 5);
    expect(favourites.read()).toEqual(['shine', 'activa']);
    expect(unsent().added).toEqual(['activa']);
  });

  it('changes nothing where somebody else has signed in meanwhile, or nobody is signed in', () => {
    const sent = changesFor('asha');
    changesFor('ravi');
    takeFavourites(sent, { slugs: ['hers'], ...nothingLeftOut }, 5);
    expect(favourites.read()).toEqual([]);
    leaveFavourites();
    takeFavourites(sent, { slugs: ['hers'], ...nothingLeftOut }, 5);
    expect(favourites.read()).toEqual([]);
  });
});
