import type { Language } from '@dopahiya/domain/site';
import { describe, expect, it } from 'vitest';
import { bikeFaqs } from './bike-faqs.ts';
import type { FaqFacts, FaqVariant } from './faq-facts.ts';

const nothingKnown: FaqFacts = {
  full_name: 'Surya Royal 350',
  status: 'on_sale',
  fuel_type: 'petrol',
  price: null,
  price_month: null,
  launch_date: null,
  engine_capacity: null,
  mileage: null,
  mileage_kind: null,
  max_power: null,
  battery_capacity: null,
  battery_range: null,
  range_kind: null,
  top_speed: null,
  specifications: {},
  colours: [],
};

const variants: FaqVariant[] = [
  { name: 'Heritage', ex_showroom_price: 190_000, price_month: null },
  { name: 'Signals', ex_showroom_price: 210_000, price_month: null },
  { name: 'Chrome', ex_showroom_price: 225_000, price_month: null },
];

const colours = (...names: string[]) => names.map((name) => ({ name, hex: '#101010' }));

function answerTo(
  topic: string,
  facts: Partial<FaqFacts>,
  of: FaqVariant[] = [],
  language: Language = 'en',
): string | undefined {
  const faq = bikeFaqs({ ...nothingKnown, ...facts }, of, language).find((candidate) => candidate.topic === topic);
  return faq && `${faq.question} ${faq.answer}`;
}

describe('bikeFaqs', () => {
  it('asks nothing about what is not known', () => {
    expect(bikeFaqs(nothingKnown, [], 'en')).toEqual([]);
    expect(bikeFaqs({ ...nothingKnown, price: 190_000 }, [], 'en')).toEqual([]);
  });

  it('asks each question once, each with a topic of its own', () => {
    const known: FaqFacts = {
      ...nothingKnown,
      price: 190_000,
      price_month: '2026-06',
      mileage: 35,
      max_power: 20.2,
      top_speed: 114,
      specifications: { seat_height: 805, kerb_weight: 195, fuel_capacity: 13, abs: true },
      colours: colours('Signal Red'),
    };
    const topics = bikeFaqs(known, variants, 'en').map(({ topic }) => topic);
    expect(topics).toEqual([
      'price',
      'variants',
      'mileage',
      'power',
      'top-speed',
      'seat-height',
      'kerb-weight',
      'tank',
      'abs',
      'colours',
    ]);
  });

  it.each([
    [
      'on_sale',
      'What is the price of the Surya Royal 350? The Surya Royal 350 starts at ₹1,90,000 ex-showroom in Delhi (June 2026).',
    ],
    [
      'upcoming',
      'What is the expected price of the Surya Royal 350? The Surya Royal 350 is expected at about ₹1,90,000',
    ],
    [
      'discontinued',
      'What did the Surya Royal 350 cost? The Surya Royal 350 is no longer sold new. It was last listed at ₹1,90,000',
    ],
  ] as const)('words the price of a model that is %s', (status, expected) => {
    expect(answerTo('price', { status, price: 190_000, price_month: '2026-06' })).toContain(expected);
  });

  it('names the day of a launch for a model that is awaited, and for no other', () => {
    const launch_date = '2026-12-15';
    expect(answerTo('launch', { status: 'upcoming', launch_date })).toContain('expected on 15 Dec 2026');
    expect(answerTo('launch', { status: 'on_sale', launch_date })).toBeUndefined();
  });

  it.each([
    [
      variants,
      'comes in 3 variants: Heritage, Signals and Chrome. Ex-showroom prices in Delhi range from ₹1,90,000 to ₹2,25,000.',
    ],
    [variants.map((variant) => ({ ...variant, ex_showroom_price: 5 })), 'Chrome. All cost ₹5 ex-showroom'],
  ])('lists the variants %#', (of, expected) => {
    const answer = answerTo('variants', {}, of);
    expect(answer).toContain(expected);
  });

  it('names no span of prices while one of them is not known', () => {
    const answer = answerTo('variants', {}, [
      ...variants,
      { name: 'Trail', ex_showroom_price: null, price_month: null },
    ]);
    expect(answer).toMatch(/comes in 4 variants: Heritage, Signals, Chrome and Trail\.$/);
  });

  it('names no span over prices of several months', () => {
    const older = { name: 'Trail', ex_showroom_price: 180_000, price_month: '2023-01' };
    expect(answerTo('variants', {}, [...variants, older])).toMatch(/Chrome and Trail\.$/);
  });

  it('lists no variants when there is only one', () => {
    expect(answerTo('variants', {}, variants.slice(1, 2))).toBeUndefined();
  });

  it.each([
    ['mileage', { mileage: 35 }, 'stated as 35 km per litre'],
    ['range', { battery_range: 151 }, 'stated as 151 km on a full charge'],
    ['charging', { battery_capacity: 3.7, specifications: { charging_time: 4.5 } }, 'its 3.7 kWh battery is 4.5 hours'],
    ['charging', { specifications: { charging_time: 4.5 } }, 'The stated charging time of its battery is 4.5 hours'],
    ['power', { max_power: 20.2 }, 'The engine of the Surya Royal 350 gives 20.2 bhp.'],
    [
      'power',
      {
        max_power: 20.2,
        specifications: { displacement: 349.3, max_power_rpm: 6100, max_torque: 27, max_torque_rpm: 4000 },
      },
      'The 349.3 cc engine of the Surya Royal 350 gives 20.2 bhp at 6,100 rpm and 27 Nm at 4,000 rpm.',
    ],
    ['power', { fuel_type: 'electric', max_power: 8 }, 'The motor of the Surya Royal 350 gives 8 bhp.'],
    ['top-speed', { top_speed: 114 }, 'top speed of the Surya Royal 350 is 114 km/h'],
    ['seat-height', { specifications: { seat_height: 805 } }, 'is 805 mm high'],
    ['kerb-weight', { specifications: { kerb_weight: 195 } }, 'is 195 kg'],
    ['tank', { specifications: { fuel_capacity: 13 } }, 'holds 13 litres.'],
    ['tank', { mileage: 35, specifications: { fuel_capacity: 13 } }, 'That lasts about 460 km at the stated mileage.'],
    ['abs', { specifications: { abs: false } }, 'No, the Surya Royal 350 does not have ABS.'],
    [
      'abs',
      { specifications: { abs: true, front_brake_type: 'Disc', rear_brake_type: 'Drum' } },
      'Yes, the Surya Royal 350 has ABS. Brakes: Disc at the front, Drum at the rear.',
    ],
    ['colours', { colours: colours('Red') }, 'comes in one colour: Red.'],
    ['colours', { status: 'discontinued', colours: colours('Red', 'Blue') }, 'came in 2 colours: Red and Blue.'],
  ] as [string, Partial<FaqFacts>, string][])('answers about %s from %j', (topic, facts, expected) => {
    expect(answerTo(topic, facts)).toContain(expected);
  });

  it('names the variants of a small bike that have ABS where not all have', () => {
    const names = ['Drum', 'Single-channel ABS', 'Dual-channel ABS'];
    const of = names.map((name, place) => ({ name, ex_showroom_price: 80_000 + place * 5000, price_month: null }));
    const specifications = { abs: true, front_brake_type: 'Drum' };
    const facts = { engine_capacity: 125, price_month: '2026-06', specifications };
    expect(answerTo('abs', facts, of)).toContain(
      'Some variants do. These come with ABS from ₹85,000 ex-showroom in Delhi (June 2026): ' +
        'Single-channel ABS and Dual-channel ABS.',
    );
    expect(answerTo('abs', { ...facts, price_month: null }, of)).toContain('These come with ABS: Single-channel ABS');
    expect(answerTo('abs', { ...facts, engine_capacity: 160 }, of)).toContain('Yes, the Surya Royal 350 has ABS.');
  });

  it('answers in Hindi with nothing in Latin but names, units and abbreviations', () => {
    const known: FaqFacts = {
      ...nothingKnown,
      price: 190_000,
      price_month: '2026-06',
      engine_capacity: 349,
      mileage: 35,
      mileage_kind: 'claimed',
      max_power: 20.2,
      top_speed: 114,
      specifications: { seat_height: 805, kerb_weight: 195, fuel_capacity: 13, abs: true, max_power_rpm: 6100 },
      colours: colours('Signal Red'),
    };
    const asked = bikeFaqs(known, variants, 'hi');
    expect(asked.map(({ topic }) => topic)).toEqual(bikeFaqs(known, variants, 'en').map(({ topic }) => topic));
    const names = /Surya Royal 350|Heritage|Signals|Chrome|Signal Red|ABS|bhp|rpm/g;
    for (const { question, answer } of asked)
      expect(`${question} ${answer}`.replaceAll(names, '')).not.toMatch(/[a-z]/i);
    expect(asked[0]?.answer).toContain('₹1,90,000 से शुरू होती है (जून 2026)');
  });
});
