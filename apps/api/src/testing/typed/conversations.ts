import type { TypedConversation } from './expectations.ts';
import { moreConversations } from './more-conversations.ts';

/** Realistic conversations; every fourth is held out: it is counted, but no rule is fitted to it. */
export const conversations: readonly TypedConversation[] = [
  [
    'comparison',
    [
      ['hunter vs classic', { intent: 'compare' }],
      ['which of them is lighter?', { intent: 'compare', fact: /Weight/ }],
    ],
  ],
  [
    'comparison',
    [
      ['pulsar better than apache', { choices: true }],
      ['Bajaj Pulsar N160'],
      ['which has better mileage', { intent: 'compare', fact: /Mileage/ }],
    ],
  ],
  [
    'comparison',
    [
      ['activa vs jupiter', { intent: 'compare' }],
      ['kaunsi sasti hai', { intent: 'compare', fact: /Price/ }],
    ],
  ],
  ['comparison', [['classic 350 vs meteor 350'], ['which one is lower', { intent: 'compare', fact: /Seat/ }]]],
  [
    'goes on',
    [
      ['activa price in pune', { fact: /Activa, Pune/ }],
      ['and in delhi', { fact: /Activa, Delhi/ }],
      ['emi?', { intent: 'emi' }],
    ],
  ],
  [
    'goes on',
    [
      ['scooter under 1 lakh', { href: /budget=0-100000/ }],
      ['not honda', { href: /scooter.*not_brand=honda/, never: /Honda/ }],
    ],
  ],
  [
    'goes on',
    [['classic 350 price'], ['mileage?', { intent: 'mileage', fact: /Classic 350/ }], ['thanks', { never: /Classic/ }]],
  ],
  ['goes on', [['electric scooter'], ['1 lakh tak', { href: /budget=0-100000.*electric/ }]]],
  [
    'advice',
    [
      ['which bike should i buy', { reply: /budget/i, choices: true }],
      ['1 lakh', { choices: true }],
      ['office', { intent: 'search', href: /budget=0-100000/ }],
    ],
  ],
  ['advice', [['konsi bike lu'], ['80 hazar'], ['college', { intent: 'search', href: /budget=0-80000/ }]]],
  ['advice', [['suggest a bike'], ['Under ₹1.5 lakh'], ['long rides', { intent: 'search', href: /budget=0-150000/ }]]],
  ['advice', [['which bike should i buy'], ['under 90k'], ['family', { href: /budget=0-90000/ }]]],
  [
    'value',
    [
      ['what is my bike worth'],
      ['2019 pulsar 150', { kind: 'valuation' }],
      ['40000 km', { kind: 'valuation', fact: /40,000/ }],
    ],
  ],
  [
    'value',
    [
      ['2020 activa value', { kind: 'valuation' }],
      ['in delhi', { kind: 'valuation' }],
    ],
  ],
  [
    'value',
    [
      ['insurance of ninja 300', { fact: /₹/ }],
      ['and the duke 390', { fact: /390 Duke/ }],
    ],
  ],
  [
    'value',
    [
      ['petrol price in delhi', { kind: 'running-cost' }],
      ['and mumbai', { fact: /Mumbai/ }],
    ],
  ],
  ...moreConversations,
];
