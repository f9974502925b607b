import type { AnswerExpectation, Typed } from './expectations.ts';

const noList = { noBikes: true } as const;

/** Questions that were once misread: prices without a city, rules, banks, advice and manners. */
export const questionsOnceMisread: readonly Typed<AnswerExpectation>[] = [
  ['petrol and launches', 'petrol price', { ...noList, reply: /₹.*June/ }],
  ['petrol and launches', 'पेट्रोल का दाम', { ...noList, reply: /₹.*जून/ }],
  ['amounts', '70 se 80 hazar me kaunsi bike', { intent: 'search', href: /budget=70000-80000/ }],
  ['typing errors', 'splendr plus onroad prise lucknw', { intent: 'on_road_price', fact: /Splendor Plus, Lucknow/ }],
  ['other meanings', 'can I run a 16 year old bike in delhi', { ...noList, reply: /15/ }],
  ['Hindi', 'दिल्ली में कितनी पुरानी बाइक चला सकते हैं', { ...noList, reply: /15/ }],
  ['Hindi', 'लाइसेंस के लिए उम्र क्या है', { ...noList, reply: /18 साल/, href: /लाइसेंस/ }],
  ['guides', 'is e20 fuel safe for splendor', { ...noList, href: /e20/i }],
  ['banks', 'which bank gives the cheapest bike loan', { ...noList, fact: /%/ }],
  ['banks', 'what interest does hdfc charge', { ...noList, reply: /HDFC.*%/ }],
  ['banks', 'एचडीएफसी का ब्याज', { ...noList, reply: /HDFC.*%/ }],
  ['brands', 'is ola s1 pro good', { ...noList, fact: /Better|Weaker/ }],
  ['manners', 'call me back', { ...noList, href: /contact/ }],
  ['manners', 'thanku', { ...noList, reply: /welcome/ }],
  ['manners', 'chutiya bot', { ...noList, href: /contact/ }],
  ['advice', 'which scooter should I buy', { ...noList, reply: /budget/i, choices: true }],
  ['advice', 'best bike for me', { ...noList, reply: /budget/i, choices: true }],
  ['advice', 'suggest a good bike', { ...noList, reply: /budget/i, choices: true }],
  ['advice', 'मेरे लिए कौन सी बाइक अच्छी है', { ...noList, reply: /बजट/, choices: true }],
  ['value', 'value of 2020 hunter', { ...noList, reply: /20\d\d/ }],
];
