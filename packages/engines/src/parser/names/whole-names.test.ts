import { describe, expect, it } from 'vitest';
import { isBrandNamed, modelNamed } from './whole-names.ts';

const hero = { slug: 'hero', name: 'Hero' };
const bikesOf = (...names: readonly (readonly [name: string, cc: number | null])[]) =>
  names.map(([name, engine_capacity]) => ({ name, engine_capacity }));
const splendors = bikesOf(
  ['Splendor Plus', 97.2],
  ['Splendor Plus Xtec', 97.2],
  ['Super Splendor Xtec', 124.7],
  ['HF Deluxe', 97.2],
);

describe('modelNamed', () => {
  it.each([
    ['Splendor Plus', 'Splendor Plus'],
    ['splendor+', 'Splendor Plus'],
    ['Splendor +', 'Splendor Plus'],
    ['Splender Plus', 'Splendor Plus'],
    ['Hero Honda Splendor Plus', 'Splendor Plus'],
    ['hero splendor plus', 'Splendor Plus'],
    ['Hero Honda Splendor', 'Splendor Plus'],
    ['Splendor', 'Splendor Plus'],
    ['Splendor+ XTEC', 'Splendor Plus Xtec'],
    ['Splendor\u200B Plus', 'Splendor Plus'],
    ['HF-Deluxe', 'HF Deluxe'],
  ])('takes %j for the %s', (typed, name) => {
    expect(modelNamed(splendors, typed, hero)?.name).toBe(name);
  });

  it.each([
    ['Bajaj', 'Pulsar NS 200', 'Pulsar NS200', bikesOf(['Pulsar 150', 149.5], ['Pulsar NS200', 199.5])],
    ['KTM', 'Duke 390', '390 Duke', bikesOf(['200 Duke', 199.5], ['390 Duke', 398.6])],
    [
      'Royal Enfield',
      'Classic 350cc',
      'Classic 350',
      bikesOf(['Bullet 350', 349], ['Classic 350', 349], ['Classic 650', 648]),
    ],
    ['Royal Enfield', 'Royal Enfield Classic 350 cc', 'Classic 350', bikesOf(['Classic 350', 349])],
    ['Honda', 'H’ness CB350', "H'ness CB350", bikesOf(['CB350', 348], ["H'ness CB350", 348])],
    ['Honda', 'Hness CB 350', "H'ness CB350", bikesOf(['CB350', 348], ["H'ness CB350", 348])],
    ['Suzuki', "Let's", 'Let’s', bikesOf(['Access 125', 124], ['Let’s', 112])],
    ['Yamaha', 'R15 V 4', 'R15 V4', bikesOf(['R15 V3', 155], ['R15 V4', 155])],
  ])('of %s takes %j for the %s', (brand, typed, name, models) => {
    expect(modelNamed(models, typed, { slug: brand.toLowerCase().replace(' ', '-'), name: brand })?.name).toBe(name);
  });

  it.each(['Pulsar', 'Duke', 'Pulsar 160', 'CBZ', '', 'Hero'])('does not guess what %j is', (typed) => {
    const models = bikesOf(['Pulsar 150', 149.5], ['Pulsar 220F', 220], ['200 Duke', 199.5], ['390 Duke', 398.6]);
    expect(modelNamed(models, typed, hero)).toBeUndefined();
  });
});

describe('isBrandNamed', () => {
  it.each(['Hero', 'hero motocorp', 'HERO HONDA', 'Hero-Honda', 'हीरो'])('knows Hero by %j', (typed) => {
    expect(isBrandNamed(hero, typed)).toBe(true);
  });

  it.each(['Honda', '', 'Hero Splendor'])('does not take %j for Hero', (typed) => {
    expect(isBrandNamed(hero, typed)).toBe(false);
  });
});
