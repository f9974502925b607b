import { buildUsedBike } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { usedBikesHead } from './used-bikes.page.ts';

const bikes = [
  buildUsedBike({ id: 1, slug: 'a-sample', is_sample: true }),
  buildUsedBike({ id: 2, slug: 'honda-activa-2019-2', is_sample: false }),
];

describe('usedBikesHead', () => {
  it('names the bikes of a page in their order, without samples', () => {
    expect(usedBikesHead({ choices: {}, page: 2 }, bikes)).toMatchObject({
      path: '/used-bikes?page=2',
      structuredData: [
        {
          '@type': 'ItemList',
          url: '/used-bikes?page=2',
          numberOfItems: 1,
          itemListElement: [{ position: 1, name: 'Honda Activa', url: '/bikes/honda-activa-2019-2' }],
        },
      ],
    });
  });

  it('lists nothing where all are samples, nothing is known, or something narrows the list', () => {
    expect(usedBikesHead({ choices: {}, page: 1 }, bikes.slice(0, 1)).structuredData).toBeUndefined();
    expect(usedBikesHead({ choices: {}, page: 1 }).structuredData).toBeUndefined();
    expect(usedBikesHead({ choices: { city: 'pune' }, page: 1 }, bikes)).not.toHaveProperty('path');
  });
});
