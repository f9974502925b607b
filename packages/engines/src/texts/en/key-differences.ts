import type { RealFigure } from '@dopahiya/domain/specifications';

/** The bikes of a difference by name: whom the sentence is about, and whom it stands apart from. */
interface Names {
  subject: string;
  other: string;
  /** Whether what they reach in real use is reported of both, or estimated of one at least. */
  use: RealFigure['basis'];
}

const inUse = { reported: 'in real use', estimated: 'in real use (our estimate)' };

/** What a difference means to a rider: of two bikes the other one need not be named. */
export const differences = {
  price: {
    ofTwo: ({ subject }: Names) => `${subject} costs less`,
    ofMany: ({ subject, other }: Names) => `${subject} costs less than ${other}`,
  },
  mileage: {
    ofTwo: ({ subject, use }: Names) => `${subject} goes further on a litre ${inUse[use]}`,
    ofMany: ({ subject, other, use }: Names) => `${subject} goes further on a litre than ${other} ${inUse[use]}`,
  },
  battery_range: {
    ofTwo: ({ subject, use }: Names) => `${subject} goes further on a charge ${inUse[use]}`,
    ofMany: ({ subject, other, use }: Names) => `${subject} goes further on a charge than ${other} ${inUse[use]}`,
  },
  kerb_weight: {
    ofTwo: ({ subject }: Names) => `${subject} is lighter to push and park`,
    ofMany: ({ subject, other }: Names) => `${subject} is lighter to push and park than ${other}`,
  },
  wheelbase: {
    ofTwo: ({ subject }: Names) => `${subject} has the longer wheelbase, so it sits steadier on a highway`,
    ofMany: ({ subject, other }: Names) =>
      `${subject} has a longer wheelbase than ${other}, so it sits steadier on a highway`,
  },
  seat_height: {
    ofTwo: ({ subject }: Names) => `${subject} has the lower seat, so feet reach the ground sooner`,
    ofMany: ({ subject, other }: Names) => `${subject} has a lower seat than ${other}, so feet reach the ground sooner`,
  },
  ground_clearance: {
    ofTwo: ({ subject }: Names) => `${subject} clears higher speed breakers`,
    ofMany: ({ subject, other }: Names) => `${subject} clears higher speed breakers than ${other}`,
  },
  max_power: {
    ofTwo: ({ subject }: Names) => `${subject} has more power, so it overtakes sooner`,
    ofMany: ({ subject, other }: Names) => `${subject} has more power than ${other}, so it overtakes sooner`,
  },
  max_torque: {
    ofTwo: ({ subject }: Names) => `${subject} pulls harder from low speed`,
    ofMany: ({ subject, other }: Names) => `${subject} pulls harder from low speed than ${other}`,
  },
  top_speed: {
    ofTwo: ({ subject }: Names) => `${subject} has the higher top speed`,
    ofMany: ({ subject, other }: Names) => `${subject} has a higher top speed than ${other}`,
  },
  fuel_capacity: {
    ofTwo: ({ subject }: Names) => `${subject} carries more petrol`,
    ofMany: ({ subject, other }: Names) => `${subject} carries more petrol than ${other}`,
  },
  charging_time: {
    ofTwo: ({ subject }: Names) => `${subject} charges faster`,
    ofMany: ({ subject, other }: Names) => `${subject} charges faster than ${other}`,
  },
};

/** Prices of different times, each with what it is and of when: 'last price of December 2018'. */
export const pricesApart = ({ subject, own, other, others }: Omit<Names, 'use'> & { own: string; others: string }) =>
  `${subject} costs less (${own}) than ${other} (${others})`;

/** What a price is and of when: 'last price of December 2018'. */
export const priceBasis = {
  on_sale: (month: string | null) => `price of ${month ?? 'an unknown month'}`,
  upcoming: (month: string | null) => `expected price of ${month ?? 'an unknown month'}`,
  discontinued: (month: string | null) => `last price of ${month ?? 'an unknown month'}`,
};
