import { expect, it } from 'vitest';
import { activa, jupiter } from '../testing/sample-bikes.ts';
import { drawnApart } from './work-out-answer.ts';

const red = { name: 'Red', hex: '#a51d27', image: '/red.svg' };
const brighterRed = { name: 'Brighter Red', hex: '#b3202b', image: '/brighter-red.svg' };
const blue = { name: 'Blue', hex: '#1d3f7d', image: '/blue.svg' };

const imagesOf = (...palettes: (typeof red)[][]) =>
  drawnApart(
    palettes.map((color_options, index) =>
      Object.assign({}, index === 0 ? activa : jupiter, { image: '/own.svg', color_options }),
    ),
  ).map(({ image }) => image);

it('draws each bike as it is known, unless one before it looks alike in that', () => {
  expect(imagesOf([red, blue], [blue, red])).toEqual(['/own.svg', '/own.svg']);
  expect(imagesOf([red, blue], [brighterRed, blue])).toEqual(['/own.svg', '/blue.svg']);
});

it('keeps the picture of a bike whose other paints have none, or whose paints are not known', () => {
  expect(imagesOf([red], [brighterRed])).toEqual(['/own.svg', '/own.svg']);
  expect(imagesOf([red], [])).toEqual(['/own.svg', '/own.svg']);
});
