import { describe, expect, it } from 'vitest';
import { brandsNamed, modelsMentioned } from './named-in.ts';

const brand = (name: string) => ({ slug: slugOf(name), name });
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const bike = (of: string, name: string) => ({
  key: `${slugOf(of)}/${slugOf(name)}`,
  name,
  status: 'on_sale' as const,
  price: null,
});
const brands = ['Honda', 'TVS', 'Bajaj', 'Royal Enfield', 'Hero', 'Yamaha', 'Jawa', 'Kinetic Green'].map(brand);
const bikes = [
  bike('Honda', 'Activa'),
  bike('Honda', 'Activa 125'),
  bike('TVS', 'Jupiter'),
  bike('TVS', 'Sport'),
  bike('Bajaj', 'Pulsar 150'),
  bike('Bajaj', 'Pulsar N160'),
  bike('Royal Enfield', 'Classic 350'),
  bike('Royal Enfield', 'Hunter 350'),
  bike('Hero', 'Splendor Plus'),
  bike('Yamaha', 'MT-15 V2'),
  bike('Jawa', '42'),
];

describe('modelsMentioned', () => {
  it.each([
    ['Quotation for Honda Activa\nEx 78166', ['Activa']],
    ['HONDA ACTIVA 125 DLX\nEx 92529', ['Activa 125']],
    ['Hond Actva\nEx 78166', ['Activa']],
    ['bhai classic 350 ka ex 185859, rto 22300', ['Classic 350']],
    ['hunter ka bata rahe ex 1,49,900', ['Hunter 350']],
    ['Hero Splendor+ drum\nEx 74,000', ['Splendor Plus']],
    ['MT15 V2 ex 169550', ['MT-15 V2']],
    ['हीरो स्प्लेंडर प्लस\nएक्स शोरूम 76,955', ['Splendor Plus']],
    ['Pulsar\nex 116504', ['Pulsar 150', 'Pulsar N160']],
    ['Bajaj quotation\nPulsar ex 116504', ['Pulsar 150', 'Pulsar N160']],
    ['Jawa 42\nex 198000', ['42']],
    ['ex 42 000 rto 8000', []],
    ['Ex showroom 92529\nRTO 7902\nTotal 100431', []],
    ['', []],
  ])('finds in %j', (text, names) => {
    expect(modelsMentioned(text, { brands, bikes }).map(({ name }) => name)).toEqual(names);
  });
});

describe('brandsNamed', () => {
  it.each([
    ['रॉयल एनफील्ड', ['Royal Enfield']],
    ['रायल एनफिल्ड', ['Royal Enfield']],
    ['royal enfeild', ['Royal Enfield']],
    ['re', ['Royal Enfield', 'Kinetic Green']],
    ['हौंडा', ['Honda']],
    ['हिंदी', []],
    ['tvs motors', ['TVS']],
    ['maha', ['Yamaha']],
    ['zzz', []],
  ])('of %j are %j', (typed, names) => {
    expect(brandsNamed(brands, typed).map(({ name }) => name)).toEqual(names);
  });
});
