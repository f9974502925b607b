import { describe, expect, it } from 'vitest';
import { readPlainWords } from './read-plain-words.ts';
import { withoutPart } from './reading.ts';

const brands = [
  { slug: 'hero', name: 'Hero' },
  { slug: 'hero-electric', name: 'Hero Electric' },
  { slug: 'honda', name: 'Honda' },
  { slug: 'ola-electric', name: 'Ola Electric' },
  { slug: 'royal-enfield', name: 'Royal Enfield' },
  { slug: 'ktm', name: 'KTM' },
];

const conditionsIn = (text: string) =>
  readPlainWords(text, brands).parts.flatMap(({ conditions }) => conditions.map((condition) => condition.join('=')));
const restOf = (text: string) => readPlainWords(text, brands).rest;

describe('readPlainWords', () => {
  it.each([
    ['scooter under 1 lakh with 50 kmpl', ['body_style=scooter', 'budget=0-100000', 'min_mileage=50']],
    ['150cc below 1.5 lakh', ['capacity=143-157', 'budget=0-150000']],
    ['electric range above 120 km', ['fuel=electric', 'min_range=120']],
    ['seat height below 780', ['max_seat_height=780']],
    ['bikes under ₹80,000', ['budget=0-80000']],
    ['under 1,25,000', ['budget=0-125000']],
    ['below rs 90000', ['budget=0-90000']],
    ['scooty upto 80k', ['body_style=scooter', 'budget=0-80000']],
    ['superbike under 1 crore', ['body_style=superbike', 'budget=0-9999999']],
    ['between 1 and 1.5 lakh', ['budget=100000-150000']],
    ['between 80k and 1.2 lakh', ['budget=80000-120000']],
    ['1-1.5 lakh', ['budget=100000-150000']],
    ['60,000 to 80,000', ['budget=60000-80000']],
    ['around 1 lakh', ['budget=90000-110000']],
    ['price above 2 lakh', ['budget=200000-9999999']],
    ['over 500 cc', ['capacity=500-9999']],
    ['engine between 125 and 160 cc', ['capacity=125-160']],
    ['mileage 60', ['min_mileage=60']],
    ['mileage above 60 km', ['min_mileage=60']],
    ['60 kmpl mileage under 70k', ['min_mileage=60', 'budget=0-70000']],
    ['under 1 lakh mileage 50', ['budget=0-100000', 'min_mileage=50']],
    ['weight below 110 kg', ['max_kerb_weight=110']],
    ['range between 100 and 150 km', ['min_range=100', 'max_range=150']],
    ['Royal Enfield cruiser', ['brand=royal-enfield', 'body_style=cruiser']],
    ['hero electric scooter', ['brand=hero-electric', 'body_style=scooter']],
    ['ola scooter', ['brand=ola-electric', 'body_style=scooter']],
    ['honda bikes with ABS', ['brand=honda', 'abs=true']],
    ['commuter without abs', ['body_style=commuter', 'abs=false']],
    ['sports bike petrol', ['body_style=sports', 'fuel=petrol']],
  ])('reads %s', (text, conditions) => {
    expect(conditionsIn(text)).toEqual(conditions);
    expect(restOf(text)).toBe('');
  });

  it.each([
    ['classic 350', 'classic 350'],
    ['pulsar n160', 'pulsar n160'],
    ['ktm 390 duke', '390 duke'],
    ['tvs sport', 'tvs sport'],
    ['meteor under 2.5 lakh', 'meteor'],
    ['activa 6g or 125', 'activa 6g 125'],
    ['', ''],
  ])('leaves the names in %s to the search', (text, rest) => {
    expect(restOf(text)).toBe(rest);
  });

  it('says which words it read, so that each part can be taken away', () => {
    const text = 'scooter under 1 lakh with 50 kmpl';
    const { parts } = readPlainWords(text, brands);
    expect(parts.map(({ words }) => words)).toEqual(['scooter', 'under 1 lakh', 'with 50 kmpl']);
    expect(parts.map((part) => withoutPart(text, part))).toEqual([
      'under 1 lakh with 50 kmpl',
      'scooter with 50 kmpl',
      'scooter under 1 lakh',
    ]);
  });

  it('takes no number out of a longer word', () => {
    expect(conditionsIn('x100k7 mt15 kn200')).toEqual([]);
  });
});
