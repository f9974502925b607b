import type { SearchExpectation, Typed } from './expectations.ts';

const noBikes = { noBikes: true } as const;

/** Searches that were once misread: marks between names, questions about rules and prices, and exclusions. */
export const searchesOnceMisread: readonly Typed<SearchExpectation>[] = [
  ['marks', 'apache,raider', { aim: 'compare' }],
  ['marks', 'shine+sp125', { aim: 'compare' }],
  ['marks', 'jupiter|ntorq', { aim: 'compare', first: ['Jupiter'] }],
  ['marks', 'classic 350, hunter 350', { aim: 'compare' }],
  ['other meanings', 'petrol price', noBikes],
  ['other meanings', 'आज पेट्रोल का दाम', noBikes],
  ['other meanings', 'CSD price', { ...noBikes, page: 'CSD' }],
  ['other meanings', 'csd canteen activa price', { first: ['Activa'], page: 'CSD' }],
  ['other meanings', 'gaadi chori', { ...noBikes, page: 'stolen' }],
  ['other meanings', 'bike accident insurance claim', { ...noBikes, page: 'accident' }],
  ['other meanings', 'delhi me 15 saal purani scooty', { ...noBikes, page: 'fifteen' }],
  ['other meanings', 'abs vs cbs', { ...noBikes, page: 'ABS' }],
  ['other meanings', 'e20 safe or not', { ...noBikes, page: 'E20' }],
  ['other meanings', 'e20', { ...noBikes, page: 'E20' }],
  ['other meanings', 'is abs compulsory', { ...noBikes, page: 'ABS' }],
  [
    'negation',
    'mujhe pulsar pasand nahi, 150cc dikhao',
    { never: ['pulsar'], conditions: 'capacity=143-157 not_named=pulsar' },
  ],
  ['unknown words', 'maruti baleno', { ...noBikes, unknown: 'maruti baleno' }],
  ['unknown words', 'toyota innova price', { ...noBikes, unknown: 'toyota innova' }],
  ['measurements', '15 bhp', { ...noBikes, unknown: '15-bhp' }],
  ['measurements', 'twin cylinder under 3 lakh', { conditions: 'budget=0-300000', unknown: 'twin-cylinder' }],
  ['negation', 'जुपिटर छोड़कर स्कूटी', { never: ['jupiter'] }],
  ['negation', 'scooter not jupitar', { never: ['jupiter'], conditions: 'body_style=scooter not_named=jupiter' }],
  ['negation', 'bike bina bajaj ke 1 lakh tak', { never: ['bajaj'], conditions: 'budget=0-100000 not_brand=bajaj' }],
  ['names', 'old pulsar 150', { first: ['Pulsar 150'] }],
  ['names', 'yamaha r15 v3', { first: ['YZF-R15 V3'] }],
];
