import type { TypedConversation } from './expectations.ts';

/** Conversations of several turns, as people have them on a phone. */
export const moreConversations: readonly TypedConversation[] = [
  ['comparison', [['r15 v4 vs mt 15'], ['which is heavier', { intent: 'compare', fact: /Weight/ }]]],
  [
    'comparison',
    [['raider 125 aur sp 125 me kaun acha'], ['mileage kiska zyada', { intent: 'compare', fact: /Mileage/ }]],
  ],
  [
    'comparison',
    [
      ['compare iqube and rizta', { intent: 'compare' }],
      ['range?', { intent: 'compare', fact: /Range/ }],
      ['price in chennai', { fact: /Chennai/ }],
    ],
  ],
  [
    'comparison',
    [
      ['एक्टिवा या जुपिटर', { intent: 'compare' }],
      ['कौन सी हल्की है', { intent: 'compare', fact: /वज़?न/ }],
    ],
  ],
  [
    'comparison',
    [
      ['shine 125 vs sp 125', { intent: 'compare' }],
      ['and raider 125', { intent: 'compare', fact: /Raider/ }],
    ],
  ],
  ['comparison', [['hunter 350 vs classic 350'], ['which is cheaper'], ['which one has lower seat', { fact: /Seat/ }]]],
  [
    'goes on',
    [
      ['ntorq 125 price in indore', { fact: /Ntorq 125, Indore/ }],
      ['aur jabalpur me', { fact: /Ntorq 125, Jabalpur/ }],
    ],
  ],
  [
    'goes on',
    [
      ['jupiter on road price', { reply: /Agra/, never: /no city/i }],
      ['emi for 2 years', { intent: 'emi', fact: /24/ }],
    ],
  ],
  [
    'goes on',
    [
      ['125cc bike under 1 lakh', { intent: 'search', href: /budget=0-100000/ }],
      ['hero hata do', { intent: 'search', href: /not_brand=hero/, never: /Hero / }],
    ],
  ],
  [
    'goes on',
    [['scooter batao'], ['90 hazar tak', { href: /budget=0-90000.*scooter/ }], ['only tvs', { href: /brand=tvs/ }]],
  ],
  [
    'goes on',
    [
      ['hunter 350 seat height', { reply: /mm/ }],
      ['and its weight', { fact: /Hunter 350/, reply: /kg/ }],
    ],
  ],
  [
    'goes on',
    [['classic 350 emi'], ['5 years', { intent: 'emi', fact: /60/ }], ['40000 down payment', { intent: 'emi' }]],
  ],
  ['goes on', [['activa price'], ['ok thanks', { never: /Activa/ }], ['bye', { noBikes: true }]]],
  [
    'goes on',
    [
      ['एक्टिवा की कीमत', { fact: /Activa, आगरा/ }],
      ['ईएमआई कितनी होगी', { intent: 'emi', fact: /₹/ }],
    ],
  ],
  ['goes on', [['electric scooter under 1.2 lakh'], ['with 120 km range', { href: /min_range=120/ }]]],
  ['goes on', [['mileage of splendor plus'], ['price?', { intent: 'on_road_price', fact: /Splendor Plus, Agra/ }]]],
  [
    'advice',
    [['kaunsi scooty lu'], ['90000', { choices: true }], ['office', { intent: 'search', href: /budget=0-90000/ }]],
  ],
  [
    'advice',
    [['suggest me a bike'], ['under 2 lakh'], ['highway touring', { intent: 'search', href: /budget=0-200000/ }]],
  ],
  [
    'advice',
    [['कौन सी बाइक लूं', { choices: true }], ['1 लाख तक'], ['कॉलेज', { intent: 'search', href: /budget=0-100000/ }]],
  ],
  ['advice', [['which bike should i buy'], ['office'], ['80000', { intent: 'search', href: /budget=0-80000/ }]]],
  [
    'value',
    [
      ['sell value of my activa'],
      ['2019 model', { kind: 'valuation', fact: /Activa/ }],
      ['20000 km', { fact: /20,000/ }],
    ],
  ],
  [
    'value',
    [
      ['2018 classic 350 value', { kind: 'valuation' }],
      ['35000 km', { kind: 'valuation', fact: /35,000/ }],
    ],
  ],
  [
    'value',
    [
      ['petrol price', { fact: /Agra/ }],
      ['and in pune', { fact: /Pune/ }],
    ],
  ],
  [
    'value',
    [
      ['insurance of activa', { fact: /₹/ }],
      ['jupiter?', { fact: /Jupiter/ }],
    ],
  ],
  [
    'comparison',
    [
      ['apache better than pulsar', { choices: true }],
      ['TVS Apache RTR 160 4V', { choices: true }],
      ['which one is cheaper', { intent: 'compare', fact: /Apache.*Pulsar/ }],
    ],
  ],
  ['comparison', [['shine vs sp 125'], ['mileage?', { intent: 'compare', fact: /Mileage/ }]]],
  [
    'comparison',
    [
      ['हंटर और क्लासिक में कौन अच्छी', { intent: 'compare', fact: /Hunter 350.*Classic 350/ }],
      ['हल्की कौन सी है', { intent: 'compare', fact: /195/ }],
    ],
  ],
  ['goes on', [['ninja 300 price'], ['insurance?', { fact: /Ninja 300/ }]]],
  [
    'goes on',
    [['emi for shine 125'], ['10% rate', { intent: 'emi', fact: /10 ?%/ }], ['20000 down', { intent: 'emi' }]],
  ],
  [
    'goes on',
    [
      ['meteor 350 price in nashik', { fact: /Meteor 350, Nashik/ }],
      ['aur classic ki?', { fact: /Classic 350, Nashik/ }],
    ],
  ],
  [
    'goes on',
    [
      ['kist of shine', { choices: true }],
      ['24 months', { intent: 'emi', choices: true }],
    ],
  ],
];
