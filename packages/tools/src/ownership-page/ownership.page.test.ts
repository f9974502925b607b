import { describe, expect, it } from 'vitest';
import { activa, jupiter } from '../testing/sample-bikes.ts';
import { ownershipHead } from './ownership.page.tsx';

const drawn = (bike: typeof activa, name: string) => ({ ...bike, image: `/media/drawings/${name}.svg` });
const [one, other] = [drawn(activa, 'activa.v1'), drawn(jupiter, 'jupiter.v2')];

describe('ownershipHead', () => {
  it('is shared with a picture of the bikes that are compared', () => {
    expect(ownershipHead([one, other]).image).toEqual({
      path: '/media/share/activa.v1~jupiter.v2.png',
      alt: expect.stringMatching(/Activa.* and .*Jupiter.* side by side, to scale$/),
    });
  });

  it('has none where a bike is not drawn, and while nothing is known', () => {
    expect(ownershipHead([one, { ...other, image: null }])).not.toHaveProperty('image');
    expect(ownershipHead()).not.toHaveProperty('image');
  });
});
