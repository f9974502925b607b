import { describe, expect, it } from 'vitest';
import { sharePictureAddress } from './page-head.ts';

const classic = '/media/drawings/classic-350.redditch-red.a_b-c1.svg';
const shine = '/media/drawings/shine.black.x9y8z7.svg';

describe('sharePictureAddress', () => {
  it('names the drawings of one bike or several', () => {
    expect(sharePictureAddress([classic])).toBe('/media/share/classic-350.redditch-red.a_b-c1.png');
    expect(sharePictureAddress([classic, shine])).toBe(
      '/media/share/classic-350.redditch-red.a_b-c1~shine.black.x9y8z7.png',
    );
  });

  it.each([
    ['nothing', []],
    ['a bike without a picture', [classic, null]],
    ['a picture of another server', ['https://example.test/bike.jpg']],
    ['five bikes', [classic, classic, classic, classic, shine]],
  ])('is null for %s', (_, drawings) => {
    expect(sharePictureAddress(drawings)).toBeNull();
  });
});
