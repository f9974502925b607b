import { buildUsedBikeDetail } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { usedBikeHead } from './used-bike-head.ts';

const headOf = (facts: Parameters<typeof buildUsedBikeDetail>[0] = {}) =>
  usedBikeHead(buildUsedBikeDetail({ is_sample: false, ...facts }));

describe('usedBikeHead', () => {
  it('says what is sold, where and for how much, under the address by its slug', () => {
    expect(headOf()).toMatchObject({
      title: 'Used Honda Activa 2019 in Delhi | Dopahiya',
      description: expect.stringContaining('Honda Activa: ₹48,500. 2019, 26,500 km, 1st owner, Delhi.'),
      path: '/bikes/honda-activa-2019-1',
    });
    expect(headOf({ slug: null }).path).toBe('/bikes/1');
  });

  it('tells search engines of a used vehicle that is offered, without a rating', () => {
    const [vehicle, trail] = headOf().structuredData ?? [];
    expect(vehicle).toMatchObject({
      '@type': 'Vehicle',
      name: 'Honda Activa',
      itemCondition: 'https://schema.org/UsedCondition',
      vehicleModelDate: '2019',
      mileageFromOdometer: { value: 26_500, unitCode: 'KMT' },
      offers: { '@type': 'Offer', price: 48_500, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
    });
    expect(JSON.stringify(vehicle)).not.toMatch(/rating/i);
    expect(trail?.['@type']).toBe('BreadcrumbList');
  });

  it('offers nothing where nobody named a price, and leaves out what is not known', () => {
    const unknown = { expected_price: null, year_of_manufacture: null, km_ridden: null, color: null };
    const [vehicle] = headOf(unknown).structuredData ?? [];
    for (const name of ['offers', 'vehicleModelDate', 'mileageFromOdometer', 'color'])
      expect(vehicle).not.toHaveProperty(name);
  });

  it.each([
    ['made up', { is_sample: true }],
    ['sold', { status: 'sold' }],
  ] as const)('keeps search engines away from what is %s', (_, facts) => {
    expect(headOf(facts)).not.toHaveProperty('path');
    expect(headOf(facts)).not.toHaveProperty('structuredData');
  });

  it('has the drawing for who shares the page, where it is one of ours', () => {
    const images = [{ id: null, address: '/media/drawings/activa.grey.abc.svg', photo: null, is_drawing: true }];
    expect(headOf({ images }).image).toEqual({
      path: '/media/share/activa.grey.abc.png',
      alt: 'Drawing of a Honda Activa, to scale',
    });
    expect(headOf()).not.toHaveProperty('image');
  });
});
