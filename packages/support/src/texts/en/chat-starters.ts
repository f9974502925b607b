/** A question offered in an empty chat: its button and the message that it sends. */
export type Starter = readonly [label: string, message: string];

const asking = (...questions: string[]): Starter[] => questions.map((question) => [question, question]);

export const anywhere = asking(
  'Which bike should I buy?',
  'On-road price of the Activa',
  'EMI for 1 lakh over 3 years',
  'Classic 350 or Hunter 350?',
  'What is my bike worth?',
  'Which papers do I need?',
);

export const lists = asking(
  'Which bike should I buy?',
  'Scooters under 1 lakh',
  'Bikes under 1 lakh above 60 kmpl',
  'Electric scooters under 1 lakh',
  'Bikes for a rider of 160 cm',
  'Which bikes are coming soon?',
);

export const electric = asking(
  'Electric scooters under 1 lakh',
  'Electric scooter with the longest range',
  'Petrol or electric: which costs less?',
  'How far does an electric scooter go on one charge?',
  'iQube or Rizta?',
  'Is there a subsidy for electric scooters?',
);

export const loans = asking(
  'EMI for 1 lakh over 3 years',
  'What are the interest rates of bike loans?',
  'What is the difference between a flat and a reducing rate?',
  'What do lenders ask for a bike loan?',
  'EMI of the Activa',
  'How much down payment should I make?',
);

export const quotations = asking(
  'Do I have to pay handling charges?',
  'What does the on-road price include?',
  'Do I need FASTag?',
  'Must I buy insurance from the showroom?',
  'How much GST is in the price?',
  'On-road price of the Activa',
);

export const usedBikes = asking(
  'Used Activa under 50,000',
  'What is a 2019 Activa worth?',
  'Which papers do I check before buying a used bike?',
  'How do I transfer the RC?',
  'The seller asks for an advance. Is it safe?',
  'How old can a bike be in Delhi?',
);

export const selling = asking(
  'What is my bike worth?',
  'How do I sell my bike here?',
  'Which papers do I need to sell my bike?',
  'How do I transfer the RC to the buyer?',
  'How do I remove the hypothecation?',
  'A buyer sent me a QR code. Is it safe?',
);

export const priceIn = (city: string | null) => `Its price in ${city ?? 'my city'}`;
export const price = (bike: string, city: string | null) =>
  `On-road price of the ${bike}${city === null ? '' : ` in ${city}`}`;

export const ofBike = (bike: string): Record<'cost' | 'emi' | 'mileage' | 'range' | 'better', Starter> => ({
  cost: ['What does it cost a month?', `Monthly cost of the ${bike}`],
  emi: ['Its EMI', `EMI of the ${bike}`],
  mileage: ['Its real mileage', `Real mileage of the ${bike}`],
  range: ['Its range', `Range of the ${bike}`],
  better: ['Is there a better one?', `Is there a better bike than the ${bike}?`],
});

export const fit = (bike: string, height: number | null): Starter => [
  'Does it fit me?',
  `${height === null ? '' : `I am ${height} cm tall. `}Does the ${bike} fit me?`,
];

export const launch = (bike: string): Starter => ['When does it come?', `Launch date of the ${bike}`];

export const worth = (bike: string): Starter => ['What is mine worth?', `What is my ${bike} worth?`];
export const papersOfUsed: Starter = [
  'Which papers does a used one need?',
  'Which papers do I check before buying a used bike?',
];
export const whenBuyingUsed: Starter[] = [
  papersOfUsed,
  ...asking('How do I transfer the RC?', 'The seller asks for an advance. Is it safe?'),
];

export const fairPrice = (bike: {
  name: string;
  year: number | null;
  km: number | null;
  city: string | null;
}): Starter => [
  'Is the price fair?',
  `What is a ${bike.year === null ? '' : `${bike.year} `}${bike.name} worth${bike.km === null ? '' : ` with ${bike.km} km`}${bike.city === null ? '' : ` in ${bike.city}`}?`,
];
export const newPrice = (bike: string, city: string | null): Starter => [
  'What does a new one cost?',
  price(bike, city),
];

export const compared = (names: string): Starter[] => [
  ['Which costs less?', `${names}: which is cheaper?`],
  ['Which is lighter?', `${names}: which is lighter?`],
  ['Which goes further on a litre?', `${names}: which has better mileage?`],
  ['Which has the lower seat?', `${names}: which has the lower seat?`],
  ['Which costs less to own?', `Running cost of ${names}`],
  ['Which is faster?', `${names}: which is faster?`],
];
