import { describe, expect, it } from 'vitest';
import { nameIndex, placeIndex } from '../chat/fixtures/names.ts';
import { choiceQuestionIn, readNeeds } from '../choose.ts';
import { parse } from '../parser.ts';

const said = (text: string) => {
  const needs = readNeeds(parse(text, { names: nameIndex, places: placeIndex }));
  return Object.fromEntries(
    Object.entries(needs).filter(([, value]) => value !== null && (!Array.isArray(value) || value.length > 0)),
  );
};

describe('questions for a choice', () => {
  it.each([
    ['best bike under 1 lakh for highway', 'best', []],
    ['सबसे अच्छी बाइक 1 लाख तक', 'best', []],
    ['isse achhi koi bike hai?', 'better', []],
    ['इससे बेहतर कोई स्कूटर?', 'better', []],
    ['Is there a better bike than the Activa 125?', 'better', ['activa-125']],
    ['Activa 125 price', null, ['activa-125']],
  ])('are found in %j', (text, asks, models) => {
    expect(choiceQuestionIn(parse(text, { names: nameIndex, places: placeIndex }))).toEqual({ asks, models });
  });
});

describe('needs in words', () => {
  it.each([
    [
      'daily 40 km office, wife behind, 1 lakh, mileage',
      { use: 'commute', km: 40, passenger: true, budget: 100_000, matters: ['energy'] },
    ],
    ['best bike under 1 lakh for highway', { use: 'highway', budget: 100_000 }],
    ['सबसे अच्छी बाइक 1 लाख तक', { budget: 100_000 }],
    ['electric scooter, no charging at home, Pune', { kind: 'scooter', fuel: 'electric', socket: false, city: 'pune' }],
    ['light bike for 155 cm rider', { height: 155, matters: ['weight'] }],
    ['pehli bike 90k tak', { use: 'first', budget: 90_000 }],
    ['emi 3000 per month for delivery', { use: 'delivery', monthly: 3000 }],
    ['पत्नी पीछे बैठती है, रोज 30 किमी', { passenger: true, km: 30 }],
    ['scooter with zorbing', { kind: 'scooter', unused: ['zorbing'] }],
    ['like Activa 125 under 5000 rupees', { unused: ['5000', 'Activa 125'] }],
    ['', {}],
  ])('are read from %j', (text, needs) => expect(said(text)).toEqual(needs));
});
