import { describe, expect, it } from 'vitest';
import { nameIndex, placeIndex } from '../chat/fixtures/names.ts';
import { parse } from './parse.ts';

const vocabulary = { names: nameIndex, places: placeIndex };

const amountOf = (text: string) => parse(text, vocabulary).numbers.money;

describe('parse', () => {
  it('finds everything that a text says, with positions in it', () => {
    const { text, names, places, parts, aim } = parse('Activa 125 price in Pune under 1 lakh, not Jupiter', vocabulary);
    expect(names.map(({ start, end }) => text.slice(start, end))).toEqual(['Activa 125', 'Jupiter']);
    expect(names.map(({ isRefused }) => isRefused)).toEqual([false, true]);
    expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(['Pune']);
    expect(parts.map(({ start, end }) => text.slice(start, end))).toEqual(['under 1 lakh', 'not Jupiter']);
    expect(aim).toBe('price');
  });

  it.each(['एक्टिवा नहीं', 'scooter not activva'])('excludes the model of %j by its name', (text) => {
    expect(parse(text, vocabulary).parts.flatMap(({ conditions }) => conditions)).toContainEqual([
      'not_named',
      'activa',
    ]);
  });

  it.each([
    ['not honda and hero, bike under 1 lakh', ['honda', 'hero']],
    ['होंडा और हीरो नहीं, बाइक', ['honda', 'hero']],
    ['activa aur jupiter chhod ke scooter', ['activa', 'jupiter']],
    ['activa, dio aur jupiter ke alawa', ['activa', 'dio', 'jupiter']],
    ['scooter except activa, jupiter and dio', ['activa', 'jupiter', 'dio']],
    ['activa lena hai, jupiter nahi', ['jupiter']],
    ['pulsar and not apache', ['apache']],
  ])('excludes every name of %j', (text, excluded) => {
    const { names, parts } = parse(text, vocabulary);
    const refused = names.filter(({ isRefused }) => isRefused).map(({ written }) => written);
    const without = parts.flatMap(({ conditions }) =>
      conditions.flatMap(([name, value]) => (/^not_(?:named|brand)$/.test(name) ? [value] : [])),
    );
    expect(without.toSorted()).toEqual(excluded.toSorted());
    expect(refused).toHaveLength(excluded.length);
  });

  it('takes a word for a place only beside the words of one', () => {
    expect(parse('accident ho gaya activa se', vocabulary).places).toEqual([]);
  });

  it('names the words that it does not understand', () => {
    expect(parse('scooter with zorbing', vocabulary).unknown).toEqual(['zorbing']);
  });

  it.each([
    ['paune do lakh tak', 175_000],
    ['पौने दो लाख तक', 175_000],
    ['saadhe teen lakh tak', 350_000],
    ['साढ़े तीन लाख तक', 350_000],
    ['within one and a half lakh', 150_000],
    ['paune lakh ke andar', 75_000],
  ])('reads the fraction in %j', (text, rupees) => {
    expect(amountOf(text)).toBe(rupees);
  });

  it.each([
    'never honda',
    'i hate honda',
    'scooter besides honda',
    'honda hata do',
    'होंडा हटा दो',
    'honda ke alawa',
    'honda ki bike ke alawa',
    'होंडा की बाइक के अलावा',
  ])('excludes the brand in %j', (text) => {
    expect(parse(text, vocabulary).parts.flatMap(({ conditions }) => conditions)).toContainEqual([
      'not_brand',
      'honda',
    ]);
  });

  it.each([
    ['125 scooter', 'capacity'],
    ['pulsar 150 bike', undefined],
  ])('takes the number of %j for a size only without a name', (text, name) => {
    const found = parse(text, vocabulary).parts.flatMap(({ conditions }) => conditions.map(([one]) => one));
    expect(found.find((one) => one === 'capacity')).toBe(name);
  });

  it('reads at most 400 characters', () => {
    expect(parse('zarkon '.repeat(10_000), vocabulary).text.length).toBeLessThanOrEqual(400);
  });
});
