import type { Choice, ChoiceBike, ChoiceReading } from '@dopahiya/domain/bikes';
import { sampleBike } from '@dopahiya/ui-kit/testing';
import { delay, http, HttpResponse } from 'msw';

const address = '*/api/choose/';
const readingAddress = '*/api/choose/needs/';

const bikeOf = (slug: string, name: string, facts: Partial<ChoiceBike>): ChoiceBike => ({
  slug,
  name,
  status: 'on_sale',
  body_style: 'commuter',
  is_electric: false,
  price: 90_000,
  price_month: '2026-06',
  energy: 190,
  mileage: 55,
  range: 550,
  weight: 112,
  power: 8,
  seat: 785,
  top_speed: 90,
  has_abs: false,
  has_pillion_seat: true,
  has_removable_battery: null,
  ...facts,
});

const cheap = bikeOf('shine-100', 'Honda Shine 100', { price: 80_000, energy: 200, weight: 120 });
const thrifty = bikeOf('splendor', 'Hero Splendor', { price: 100_000, energy: 150, weight: 112 });
const light = bikeOf('destiny', 'Hero Destiny', { price: 95_000, energy: 190, weight: 99 });
const classic = bikeOf('classic-350', 'Royal Enfield Classic 350', { price: 238_000, seat: 805 });

const cardOf = ({ slug, name }: ChoiceBike) => {
  const [brand = '', ...model] = name.split(' ');
  return sampleBike({ id: slug, slug, name: model.join(' '), brand, body_style: 'commuter' });
};
const carded = (bike: ChoiceBike) => ({ bike, card: cardOf(bike) });

/** An answer in Pune: three bikes, each best at something, one of unknown weight, and many that cost too much. */
export const sampleChoice: Choice = {
  city: 'Pune',
  chosen: [cheap, thrifty, light].map((bike) => ({ bike, card: cardOf(bike), best_at: [] })),
  chosen_count: 3,
  uncertain: [
    {
      ...carded(bikeOf('new-one', 'TVS New One', { weight: null })),
      unknown_needs: [],
      unknown_criteria: ['weight'],
    },
  ],
  uncertain_count: 1,
  considered: 540,
  beaten: 12,
  missed: { budget: 97, seat: 30 },
  why_not: null,
};

/** The same answer, with why the Classic 350 is not in it. */
const choiceWithoutClassic: Choice = {
  ...sampleChoice,
  why_not: {
    ...carded(classic),
    is_chosen: false,
    misses: [
      { kind: 'budget', is_unknown: false, value: 238_000, limit: 200_000 },
      { kind: 'seat', is_unknown: false, value: 805, limit: 780 },
    ],
    beaten_by: [],
    unknown: [],
  },
};

/** Reading of 'family, under 1 lakh, light, zorbing'. */
const sampleReading: ChoiceReading = {
  use: 'family',
  kind: null,
  fuel: null,
  socket: null,
  passenger: true,
  km: null,
  height: null,
  budget: 100_000,
  monthly: null,
  matters: ['weight'],
  city: null,
  unused: ['zorbing'],
};

/** Answers of the call that chooses bikes, for stories and tests. */
export const chooseHandlers = {
  /** Answers with why the Classic 350 is left out if the request asks about it; there is no other bike to ask about. */
  answers: (choice: Choice = sampleChoice) =>
    http.get(address, ({ request }) =>
      HttpResponse.json(new URL(request.url).searchParams.get('not') === classic.slug ? choiceWithoutClassic : choice),
    ),
  /** Reads all needs in words as the same. */
  reads: (reading: ChoiceReading = sampleReading) => http.get(readingAddress, () => HttpResponse.json(reading)),
  /** Always this failure. */
  fails: (status = 503, detail = 'The garage is closed.') =>
    http.get(address, () => HttpResponse.json({ detail }, { status })),
  /** Never. */
  waits: () => http.get(address, () => delay('infinite')),
};
