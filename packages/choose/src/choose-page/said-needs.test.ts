import { describe, expect, it } from 'vitest';
import { readChooseInputs } from './choose-inputs.ts';
import { understoodIn, withReading } from './said-needs.ts';

const full = {
  use: 'delivery',
  kind: 'scooter',
  fuel: 'electric',
  socket: false,
  passenger: true,
  km: 40,
  height: 155,
  budget: 120_000,
  monthly: 4000,
  matters: ['range'],
  city: 'Pune',
  unused: [],
} as const;
const none = {
  use: null,
  kind: null,
  fuel: null,
  socket: null,
  passenger: null,
  km: null,
  height: null,
  budget: null,
  monthly: null,
  matters: [],
  city: null,
  unused: [],
};
const inputs = readChooseInputs(new URLSearchParams('words=anything&city=Mumbai'));

describe('needs in words', () => {
  it('fill in each need that they name', () => {
    const { use, kind, fuel, km, height, budget, monthly, city } = full;
    expect(withReading(inputs, { ...full, matters: [...full.matters], unused: [] })).toMatchObject({
      use,
      kind,
      fuel,
      city,
      words: null,
      hasSocket: false,
      hasPassenger: true,
      numbers: { km, height, budget, monthly },
      weights: { range: 3 },
    });
  });

  it('leave what is usual where they name nothing', () => {
    expect(withReading(inputs, none)).toMatchObject({
      use: 'commute',
      kind: undefined,
      fuel: undefined,
      city: 'Mumbai',
      hasSocket: true,
      hasPassenger: false,
      numbers: {},
      weights: null,
    });
    expect(understoodIn(none)).toEqual([]);
  });

  it('are named in the words of their fields', () => {
    expect(understoodIn({ ...full, matters: [...full.matters], unused: [] })).toEqual([
      'Delivery work',
      'Scooter',
      'Electric',
      'On-road budget: ₹1,20,000',
      'Most per month: ₹4,000',
      'Distance per day: 40 km',
      'Rider’s height: 155 cm',
      'City: Pune',
      'A passenger rides along',
      'I can’t charge at home',
      'Range matters most',
    ]);
  });
});
