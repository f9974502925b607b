import { describe, expect, it } from 'vitest';
import { readSearch } from '../testing/read-search.ts';
import { situationIn } from './situations.ts';
import { typedText } from './typed-text.ts';

describe('typedText', () => {
  it.each([
    ['(activa)', 'activa'],
    ['#activa*', 'activa'],
    ['“activa”', 'activa'],
    ['activa\u2011125', 'activa-125'],
    ['activa&jupiter', 'activa or jupiter'],
    ['top speed 90 km/h', 'top speed 90 km/h'],
    ['5\'3" rider', '5\'3" rider'],
    ['pleasure+', 'pleasure+'],
    ['between 1 and 1.5 lakh', 'between 1 lakh and 1.5 lakh'],
    ['seventy five thousand', '75000'],
    ['1 lakh 20 thousand', '120000'],
    ['bike ek se dedh lakh', 'bike 1 lakh se 1.5 lakh'],
    ['classic 350 and 1.5 lakh', 'classic 350 and 1.5 lakh'],
    ['electic scoter', 'electric scooter'],
    ['avenger cruise', 'avenger cruise'],
    ['hunter 350', 'hunter 350'],
    ['hw mch', 'how much'],
    ['emi 2899*36', 'emi 2899 x 36'],
    ['👍', 'ok'],
  ])('reads %j as %j', (written, read) => {
    expect(typedText(written).replaceAll(/\s+/g, ' ').trim()).toBe(read);
  });
});

it('reads eighty words of a text', () => {
  expect(typedText('a b '.repeat(100)).split(' ')).toHaveLength(80);
});

describe('situationIn', () => {
  it.each([
    ['meri bike chori ho gayi', 'stolen'],
    ['how to check if a used bike is stolen', undefined],
    ['accident ho gaya', 'accident'],
    ['personal accident cover', undefined],
    ['delivery time of ntorq', 'waiting'],
    ['bike for delivery boy', undefined],
    ['price of activa in 2019', 'past_price'],
    ['used activa 2019 price', undefined],
  ])('of %j is %j', (text, situation) => {
    expect(situationIn(text)).toBe(situation);
  });
});

it('reads the beginning of a text, however long that is, and comes to an end', () => {
  const words = [
    'not',
    'honda',
    'between',
    '1',
    'and',
    'lakh',
    '(',
    'nahi',
    'chahiye',
    'ke alawa',
    '5',
    "'",
    'सवा',
    '&',
    '-',
  ];
  for (const word of words) {
    const { text } = readSearch(`${word} `.repeat(50_000), [{ slug: 'honda', name: 'Honda' }]);
    expect(text.length).toBeLessThan(4000);
  }
});
