import { describe, expect, it } from 'vitest';
import { NameIndex, type NamedModel } from './name-index.ts';
import { rankModels, rankMostModels } from './rank-models.ts';

const bikesOf = (brand: string, names: Record<string, Partial<NamedModel>>): NamedModel[] =>
  Object.entries(names).map(([name, facts]) =>
    Object.assign({ key: `${slugOf(brand)}/${slugOf(name)}`, name, status: 'on_sale' as const, price: null }, facts),
  );
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

const bikes = [
  ...bikesOf('Hero', { 'Splendor Plus': { engine_capacity: 97 }, 'Xpulse 210': {} }),
  ...bikesOf('Honda', { Activa: {}, 'Shine 100': { engine_capacity: 99 }, CB350: { engine_capacity: 348 } }),
  ...bikesOf('Royal Enfield', { 'Classic 350': { engine_capacity: 349 }, 'Hunter 350': { engine_capacity: 349 } }),
  ...bikesOf('Yamaha', { 'MT-15 V2': {}, 'R15 V4': {} }),
  ...bikesOf('KTM', { '390 Duke': { engine_capacity: 373 } }),
  ...bikesOf('Ather', { 'Rizta Z': { battery_capacity: 3.7 } }),
];
const brands = ['Hero', 'Honda', 'Royal Enfield', 'Yamaha', 'KTM', 'Ather'].map((name) => ({
  slug: slugOf(name),
  name,
}));
const index = new NameIndex({ brands, bikes });

const found = (text: string) => rankModels(index, text).map(({ bike }) => bike.name);

describe('rankModels', () => {
  it.each([
    ['classic', ['Classic 350']],
    ['350 enfield classic', ['Classic 350']],
    ['enf', ['Classic 350', 'Hunter 350']],
    ['mt15', ['MT-15 V2']],
    ['mt 15', ['MT-15 V2']],
    ['classic350', ['Classic 350']],
    ['cb 350', ['CB350']],
    ['100 cc', ['Splendor Plus', 'Shine 100']],
    ['350cc honda', ['CB350']],
    ['3.7kwh', ['Rizta Z']],
    ['रॉयल हंटर', ['Hunter 350']],
    ['रॉयल hunter', ['Hunter 350']],
    ['hnoda shine', ['Shine 100']],
    ['roayl enfeild clasic', ['Classic 350']],
    ['splender', ['Splendor Plus']],
    ['aktive', ['Activa']],
    ['ktn duke', ['390 Duke']],
    ['yamh', ['MT-15 V2', 'R15 V4']],
    ['r16', []],
    ['classic 360', []],
    ['samsung', []],
    ['', []],
  ])('finds for %j', (text, names) => {
    expect(found(text)).toEqual(names);
  });

  it.each([
    ['classic 350', ['Classic 350'], []],
    ['activa 6g', ['Activa'], ['6g']],
    ['shine wedding parade', ['Shine 100'], ['wedding', 'parade']],
    ['re classic 350', ['Classic 350'], ['re']],
    ['classic hunter', ['Classic 350'], ['hunter']],
    ['zarkon 390 duke', ['390 Duke'], ['zarkon']],
    ['splender zarkon', ['Splendor Plus'], ['zarkon']],
    ['zarkon', [], ['zarkon']],
    ['', [], []],
  ])('finds most of %j, and says what is left out', (text, names, leftOut) => {
    const most = rankMostModels(index, text);
    expect([most.found.map(({ bike }) => bike.name), most.leftOut]).toEqual([names, leftOut]);
  });

  it.each([
    ['3.7kwh', ['Rizta Z'], []],
    ['splender', ['Splendor Plus'], []],
    ['cb', ['CB350'], []],
    ['aktve', [], ['aktve']],
    ['shin', [], ['shin']],
    ['black activa', ['Activa'], ['black']],
  ])('finds most of %j by names that are surely meant', (text, names, leftOut) => {
    const most = rankMostModels(index, text, true);
    expect([most.found.map(({ bike }) => bike.name), most.leftOut]).toEqual([names, leftOut]);
  });

  it('puts a word at its start before the same letters inside one', () => {
    expect(found('15')).toEqual(['MT-15 V2', 'R15 V4']);
    expect(found('r')).toEqual(['R15 V4', 'Classic 350', 'Hunter 350', 'Rizta Z']);
  });

  it('scores fewer typing errors higher', () => {
    const scoreOf = (text: string) => rankModels(index, text)[0]?.score ?? 0;
    expect(scoreOf('splendor')).toBeGreaterThan(scoreOf('splender'));
    expect(scoreOf('splender')).toBeGreaterThan(scoreOf('splander'));
  });
});
