import { describe, expect, it } from 'vitest';
import { nameIndex, names } from '../../chat/fixtures/names.ts';
import { typedText } from '../../plain-words/typed-text.ts';
import { findModels, isUnclear } from './find-models.ts';
import { NameIndex } from './name-index.ts';

const found = (text: string): string =>
  findModels(text, nameIndex)
    .map(({ models, brand }) => (models.length === 0 ? `brand ${String(brand)}` : models.join(' or ')))
    .join(', ');

describe('findModels', () => {
  it.each([
    ['honda activa', 'honda/activa'],
    ['harley-davidson', 'brand harley-davidson'],
    ['activa 125', 'honda/activa-125'],
    ['activa125 price', 'honda/activa-125'],
    ['royal enfield ki classic 350', 'royal-enfield/classic-350'],
    ['mt 15', 'yamaha/mt-15-v2'],
    ['mt-15', 'yamaha/mt-15-v2'],
    ['r15', 'yamaha/r15-v4'],
    ['duke 390', 'ktm/390-duke'],
    ['jawa 42', 'jawa/jawa-42'],
    ['yezdi adventure', 'yezdi/yezdi-adventure'],
    ['tvs sport', 'tvs/tvs-sport'],
    ['pleasure plus', 'hero/pleasure-plus'],
    ['एसपी 125', 'honda/sp-125'],
    ['आर15', 'yamaha/r15-v4'],
    ['हंटर 350', 'royal-enfield/hunter-350'],
    ['splender plus', 'hero/splendor-plus'],
    ['royal enfeild hunter', 'royal-enfield/hunter-350'],
    ['hondaa', 'brand honda'],
    ['re himalayan 450 vs ktm 390 adventure', 'royal-enfield/himalayan-450, ktm/390-adventure'],
    ['raider 125 sp 125', 'tvs/raider-125, honda/sp-125'],
    ['pulsar', 'bajaj/pulsar-125 or bajaj/pulsar-150 or bajaj/pulsar-ns125'],
    ['bullet', 'royal-enfield/bullet-350'],
    ['fascino', 'yamaha/fascino-125'],
    ['royal enfield 350', 'royal-enfield/classic-350 or royal-enfield/hunter-350 or royal-enfield/bullet-350'],
    ['pulsar rs200', 'bajaj/pulsar-rs200'],
    ['bmw g310rr', 'bmw/g-310-rr'],
    ['gold wing', 'honda/gold-wing'],
    ['aprilia sr 125', 'aprilia/sr-125'],
    ['triumph speed triple 1200 rs', 'triumph/speed-triple-1200-rs'],
    ['rr 310', 'tvs/apache-rr-310 or bmw/g-310-rr'],
    ['yamaha r15 v3', 'yamaha/r15-v3'],
    ['passion price', 'hero/passion-plus'],
    ['hunter or passion', 'royal-enfield/hunter-350, hero/passion-plus'],
    ['classic ya bullet', 'royal-enfield/classic-350, royal-enfield/bullet-350'],
    ['passion aur hunter', 'hero/passion-plus, royal-enfield/hunter-350'],
    ['हंटर या पैशन', 'royal-enfield/hunter-350, hero/passion-plus'],
    ['पैशन बनाम हंटर', 'hero/passion-plus, royal-enfield/hunter-350'],
    ['price of classic', 'royal-enfield/classic-350'],
  ])('%s is %s', (text, models) => {
    expect(found(text)).toBe(models);
  });

  it.each([
    'best sport bike for adventure',
    'electric scooter under 1 lakh',
    'my passion and dream is to ride',
    'standard price in the city',
    'gold price',
    'on road price',
    'which one is better',
    'कितने की है',
    'mujhe accha milega kya',
    'tata nexon vs maruti swift',
    'iphone 15 pro max',
    '125 350 42',
    'adventure bike',
    'best sports bike',
  ])('finds nothing in %s', (text) => {
    expect(found(text)).toBe('');
  });

  it('finds every model on sale by its brand and name, but those that are known to be hard', () => {
    const brands = new Map(names.brands.map(({ slug, name }) => [slug, name]));
    const sold = names.bikes.filter(({ status }) => status === 'on_sale');
    const wrong = sold.filter(({ key, name }) => {
      const [brand = ''] = key.split('/');
      return found(typedText(`price of ${brands.get(brand) ?? ''} ${name} in pune`).toLowerCase()) !== key;
    });
    const hard = new Set(['kawasaki/versys-650', 'kawasaki/versys-1100']);
    expect(wrong.filter(({ key }) => !hard.has(key))).toEqual([]);
  });
});

describe('a family with a size that none of its models has', () => {
  const bike = (key: string, name: string, engine_capacity: number) =>
    ({ key, name, engine_capacity, status: 'on_sale', price: null }) as const;
  const families = new NameIndex({
    brands: [
      { slug: 'ktm', name: 'KTM' },
      { slug: 'honda', name: 'Honda' },
    ],
    bikes: [
      bike('ktm/160-duke', '160 Duke', 164),
      bike('ktm/250-duke', '250 Duke', 249),
      bike('ktm/390-duke', '390 Duke', 399),
      bike('honda/activa', 'Activa', 109),
    ],
  });

  it.each(['duke 690', '690 duke', 'ktm duke 690'])('stands for its nearest models: %s', (text) => {
    const [mention] = findModels(text, families);
    expect(mention).toMatchObject({
      written: text,
      models: ['ktm/390-duke', 'ktm/250-duke', 'ktm/160-duke'],
      isUnsold: true,
    });
  });

  it('leaves open which model is meant, also if there is only one', () => {
    expect(findModels('activa 150', families).map(isUnclear)).toEqual([true]);
  });

  it.each(['duke 390', 'activa 110', 'duke 690 km'])('is none: %s', (text) => {
    expect(findModels(text, families).map(({ isUnsold }) => isUnsold)).toEqual([undefined]);
  });
});
