import { describe, expect, it } from 'vitest';
import { readSearch } from '../testing/read-search.ts';

const brands = [
  { slug: 'hero', name: 'Hero' },
  { slug: 'honda', name: 'Honda' },
  { slug: 'royal-enfield', name: 'Royal Enfield' },
];

const read = (text: string) => {
  const { parts, rest, place } = readSearch(text, brands, 'used');
  const conditions = [...parts.flatMap((part) => part.conditions), ...parts.flatMap(({ used = [] }) => used)];
  return { ...Object.fromEntries(conditions), ...(rest && { rest }), ...(place !== undefined && { place }) };
};

describe('a search for used bikes', () => {
  it.each([
    ['splendor under 40k pune 2018', { budget: '0-40000', min_year: '2018', max_year: '2018', rest: 'splendor pune' }],
    ['activa 2018 model', { min_year: '2018', max_year: '2018', rest: 'activa' }],
    ['activa after 2018', { min_year: '2018', rest: 'activa' }],
    ['activa 2018+', { min_year: '2018', rest: 'activa' }],
    ['2018 ke baad ki activa', { min_year: '2018', rest: 'activa' }],
    ['activa older than 2015', { max_year: '2015', rest: 'activa' }],
    ['activa 2018 or newer', { min_year: '2018', rest: 'activa' }],
    ['activa 2015 or older', { max_year: '2015', rest: 'activa' }],
    ['activa 2015 or earlier', { max_year: '2015', rest: 'activa' }],
    ['activa 2015 se purana', { max_year: '2015', rest: 'activa' }],
    ['activa 2015 से पहले', { max_year: '2015', rest: 'activa' }],
    ['activa 2015 se pehle', { max_year: '2015', rest: 'activa' }],
    ['activa 2015-2018', { min_year: '2015', max_year: '2018', rest: 'activa' }],
    ['activa between 2015 and 2018', { min_year: '2015', max_year: '2018', rest: 'activa' }],
    ['activa under 20000 km', { max_km: '20000', rest: 'activa' }],
    ['activa 20k kms', { max_km: '20000', rest: 'activa' }],
    ['activa 20 thousand km se kam', { max_km: '20000', rest: 'activa' }],
    ['activa less than 20,000 kilometers driven', { max_km: '20000', rest: 'activa' }],
    ['single owner activa', { owner: '1st', rest: 'activa' }],
    ['activa second owner under 30000', { owner: '2nd', budget: '0-30000', rest: 'activa' }],
    ['black pulsar for sale', { color: 'Black', rest: 'pulsar' }],
    ['hero honda splendor', { brand: 'hero', rest: 'splendor' }],
    ['hero honda', { brand: 'hero' }],
    ['scooter under 2000 cc', { body_style: 'scooter', capacity: '0-2000' }],
    ['activa in pune', { place: 'pune', rest: 'activa' }],
    ['Pulsar NS 200', { rest: 'Pulsar NS 200' }],
    ['classic 350', { rest: 'classic 350' }],
    ['₹2018', { rest: '2018' }],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('leaves the range of a battery alone', () => {
    expect(read('scooter with 100 km range')).toMatchObject({ min_range: '100' });
  });
});
