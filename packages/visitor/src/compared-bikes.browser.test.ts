import type { BikeCard } from '@dopahiya/domain/bikes';
import { beforeEach, describe, expect, it } from 'vitest';
import { comparedBikes, comparedLimit, toggleCompared } from './compared-bikes.ts';
import { favourites, toggleFavourite } from './favourites.ts';
import { recentlyViewed, rememberViewed } from './recently-viewed.ts';

const card = (slug: string) =>
  ({
    slug,
    name: slug,
    brand: { name: 'Honda', slug: 'honda' },
    price: null,
    key_highlights: [],
  }) as unknown as BikeCard;

const slugsOf = (bikes: readonly BikeCard[]) => bikes.map(({ slug }) => slug);

beforeEach(() => localStorage.clear());

describe('toggleCompared', () => {
  it('picks a bike and lets it go', () => {
    expect(toggleCompared(card('shine'))).toBe(true);
    toggleCompared(card('activa'));
    toggleCompared(card('shine'));
    expect(slugsOf(comparedBikes.read())).toEqual(['activa']);
  });

  it('refuses one more than fit side by side', () => {
    const slugs = ['a1', 'a2', 'a3', 'a4'];
    for (const slug of slugs) toggleCompared(card(slug));
    expect(toggleCompared(card('a5'))).toBe(false);
    expect(slugsOf(comparedBikes.read())).toEqual(slugs);
    expect(slugs).toHaveLength(comparedLimit);
  });

  it('leaves out what is no card of a bike', () => {
    localStorage.setItem('compared-bikes', JSON.stringify([{ slug: 'old' }, card('shine'), null]));
    expect(slugsOf(comparedBikes.read())).toEqual(['shine']);
  });
});

describe('toggleFavourite', () => {
  it('keeps a bike, the latest last, and lets it go', () => {
    for (const slug of ['shine', 'activa', 'shine', 'r15']) toggleFavourite(slug);
    expect(favourites.read()).toEqual(['activa', 'r15']);
  });
});

describe('rememberViewed', () => {
  it('keeps the last twelve, each once, the latest first', () => {
    for (let index = 1; index <= 14; index++) rememberViewed(card(`b${index}`));
    rememberViewed(card('b5'));
    expect(slugsOf(recentlyViewed.read()).slice(0, 3)).toEqual(['b5', 'b14', 'b13']);
    expect(recentlyViewed.read()).toHaveLength(12);
  });
});
