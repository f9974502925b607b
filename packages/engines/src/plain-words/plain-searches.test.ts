import { describe, expect, it } from 'vitest';
import { plainSearches } from '../testing.ts';
import { conditionsOf } from './conditions-of.ts';
import { readSearch } from '../testing/read-search.ts';
import { sortIn, withHeight } from './reading.ts';

const brands = ['Hero', 'Honda', 'TVS', 'Bajaj', 'Yamaha', 'KTM'].map((name) => ({ name, slug: name.toLowerCase() }));

function meaningOf(text: string): string {
  const reading = readSearch(text, brands);
  const sort = sortIn(reading);
  const { aim = 'names', rest } = reading;
  return [
    ...conditionsOf(reading.parts).map((condition) => condition.join('=')),
    ...(sort ? [`sort=${sort}`] : []),
    ...(withHeight(reading, 160) === null ? [] : ['own height']),
    ...(rest === '' ? [] : [`${aim} ${rest}`]),
  ].join(' ');
}

describe('searches in plain words', () => {
  it.each(plainSearches)('reads %s', (text, meaning) => {
    expect(meaningOf(text)).toBe(meaning);
  });

  it.each([
    ['110 kg rider', 'names 110 kg rider'],
    ['ground clearance 170 mm', 'names ground clearance 170 mm'],
    ['120 km/h bike', 'names 120 km/h'],
    ['raider 125 mileage', 'figures raider 125'],
    ['activa 125 lightest', 'sort=weight names activa 125'],
    ['tall bike but low seat', 'max_seat_height=780 names tall but'],
  ])('takes nothing for what it is not: %s', (text, meaning) => {
    expect(meaningOf(text)).toBe(meaning);
  });

  it.each([
    ['above 80k and under 1 lakh', 'budget=80000-100000'],
    ['under 1 lakh, better under 90k', 'budget=0-90000'],
    ['above 2 lakh no under 1 lakh', 'budget=0-100000'],
    ['mileage above 40 kmpl and at least 50 kmpl', 'min_mileage=50'],
    ['for tall riders, seat below 790 mm', 'max_seat_height=790'],
  ])('lets two bounds on one quantity hold together: %s', (text, conditions) => {
    expect(meaningOf(text)).toContain(conditions);
  });

  it('puts a height where somebody asks for their own', () => {
    const asked = readSearch('scooter for my height under 1 lakh', brands);
    const said = withHeight(asked, 158) ?? '';
    expect(said).toBe('scooter 158 cm rider under 1 lakh');
    expect(meaningOf(said)).toBe('budget=0-100000 body_style=scooter max_seat_height=809');
  });
});
