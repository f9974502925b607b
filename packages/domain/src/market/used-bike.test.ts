import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { usedBikePageSchema } from './used-bike-facets.ts';
import { usedBikePath } from './used-bike-path.ts';
import { ownUsedBikeSchema, usedBikeDetailSchema, usedBikeSchema } from './used-bike.ts';

const read = (raw: object) => z.parse(usedBikeSchema, { id: 7, ...raw });

describe('usedBikeSchema', () => {
  it('takes what an API leaves out for not known', () => {
    expect(read({})).toMatchObject({
      slug: null,
      model: null,
      expected_price: null,
      city_name: null,
      year_of_manufacture: null,
      km_ridden: null,
      status: 'pending',
      is_verified: false,
      is_sample: false,
      images: [],
      drawing: null,
      catalogue_bike: null,
      distance: null,
    });
  });

  it('reads numbers and flags that come as text', () => {
    expect(read({ expected_price: '48,500.00', year_of_manufacture: '2019', is_verified: 'Yes' })).toMatchObject({
      expected_price: 48_500,
      year_of_manufacture: 2019,
      is_verified: true,
    });
  });

  it('knows no price of nothing', () => {
    expect(read({ expected_price: '0.00' }).expected_price).toBeNull();
  });

  it.each([
    ['active', 'active'],
    ['SOLD', 'sold'],
    ['held', 'held'],
    ['under_review', 'pending'],
    [null, 'pending'],
  ])('shows the status %s as %s', (status, shown) => {
    expect(read({ status }).status).toBe(shown);
  });

  it('takes the preview of a picture before the picture, and drops one without either', () => {
    const images = [{ image: '/full.jpg', preview: '/small.jpg' }, { image: '/only.jpg' }, { image: '' }];
    expect(read({ images }).images.map(({ address }) => address)).toEqual(['/small.jpg', '/only.jpg']);
  });

  it('reads the brand of an older API, which is a name', () => {
    expect(read({ brand_details: { name: 'Honda' } }).brand_details).toMatchObject({ name: 'Honda', slug: 'honda' });
  });
});

describe('usedBikeDetailSchema', () => {
  it('reads the steps of the price', () => {
    const price_history = [{ price: 52_000, since: '2026-10-01T00:00:00.000Z' }];
    expect(z.parse(usedBikeDetailSchema, { id: 7, price_history }).price_history).toEqual(price_history);
  });

  it('has nothing of what is the seller’s own', () => {
    expect(z.parse(usedBikeDetailSchema, { id: 7, contact: '9000000000' })).not.toHaveProperty('contact');
  });
});

describe('ownUsedBikeSchema', () => {
  it('reads why a listing is held', () => {
    const own = z.parse(ownUsedBikeSchema, {
      id: 7,
      status: 'held',
      reason: 'The number plate is another’s.',
      revision: 3,
    });
    expect(own).toMatchObject({ status: 'held', reason: 'The number plate is another’s.', revision: 3 });
  });
});

describe('usedBikePageSchema', () => {
  it.each([
    ['an array', [{ id: 1 }, { id: null }]],
    ['{results}', { results: [{ id: 1 }], count: 1 }],
    ['{data}', { data: [{ id: 1 }] }],
  ])('reads %s', (_, answer) => {
    const page = z.parse(usedBikePageSchema, answer);
    expect(page).toMatchObject({ count: 1, next: null, facets: null, verified_count: null });
  });
});

describe('usedBikePath', () => {
  it('goes by the slug, else by the id', () => {
    expect(usedBikePath({ id: 7, slug: 'honda-activa-2019-7' })).toBe('/bikes/honda-activa-2019-7');
    expect(usedBikePath({ id: 7, slug: null })).toBe('/bikes/7');
  });
});
