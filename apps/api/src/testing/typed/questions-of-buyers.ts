import type { AnswerExpectation, Typed } from './expectations.ts';

const noList = { noBikes: true } as const;

/** Questions of people choosing a bike: prices, loans, exclusions, figures, fit and advice. */
export const questionsOfBuyers: readonly Typed<AnswerExpectation>[] = [
  // Amounts.
  ['amounts', 'I have 90k what bike can I get', { intent: 'search', href: /budget=0-90000/ }],
  ['amounts', 'emi on 75 thousand for 18 months', { intent: 'emi', fact: /^₹75,000/ }],
  ['amounts', 'paune do lakh me kaunsi bike milegi', { intent: 'search', href: /budget=(?:0-)?175000/ }],
  ['amounts', 'scooter 70 se 90 hazar ke beech', { intent: 'search', href: /budget=70000-90000.*scooter/ }],
  ['amounts', '60000 ka loan 24 mahine 11% emi', { intent: 'emi', fact: /^₹2,7|^₹2,8/ }],
  ['amounts', 'दो लाख से ऊपर की बाइक', { intent: 'search', href: /budget=200000-/ }],
  ['amounts', 'emi of 1.2 lakh at 9 percent for 3 years', { intent: 'emi', fact: /^₹3,8/ }],
  ['amounts', 'can i get bike with 3000 emi per month', { href: /emi|budget|loan/, reply: /₹|EMI|month/i }],
  ['amounts', 'bike under rs 1.10 lac', { intent: 'search', href: /budget=0-110000/ }],
  ['amounts', 'activa emi 20000 down payment', { intent: 'emi', fact: /₹/, reply: /₹/ }],
  ['amounts', 'jupiter 0 down payment emi', { intent: ['emi', 'loan'], never: /NaN/ }],
  ['amounts', '80 हज़ार की स्कूटी दिखाओ', { intent: 'search', href: /budget=0-80000.*scooter/ }],
  // Typing errors.
  ['typing errors', 'huntr 350 on rode prise', { intent: 'on_road_price', fact: /Hunter 350/ }],
  ['typing errors', 'wat is milege of plsar 125', { intent: 'mileage', fact: /Pulsar 125/ }],
  ['typing errors', 'aktiva vs acess', { intent: 'compare', fact: /Activa.*Access/ }],
  ['typing errors', 'himalyan 450 wait kitna h', { fact: /Himalayan 450/, reply: /kg/ }],
  ['typing errors', 'shin 125 ka price kya h', { intent: 'on_road_price', fact: /Shine 125/ }],
  ['typing errors', 'ntork 125 colurs', { fact: /Ntorq 125/ }],
  ['typing errors', 'meteor 350 pric in bangalor', { intent: 'on_road_price', fact: /Meteor 350, Bengaluru/ }],
  ['typing errors', 'ola s1 pro rang', { reply: /km/, fact: /S1 Pro/ }],
  // Exclusions.
  [
    'negation',
    'mujhe tvs ki gaadi nahi chahiye, scooter batao',
    { intent: 'search', never: /TVS/, href: /not_brand=tvs/ },
  ],
  ['negation', 'any 150cc bike but please no bajaj', { intent: 'search', never: /Bajaj/, href: /not_brand=bajaj/ }],
  ['negation', 'electric scooter other than ola', { intent: 'search', never: /Ola /, href: /not_brand=ola-electric/ }],
  ['negation', 'cruiser not royal enfield', { intent: 'search', never: /Royal Enfield/ }],
  ['negation', 'इलेक्ट्रिक नहीं, पेट्रोल स्कूटर 1 लाख तक', { intent: 'search', href: /budget=0-100000.*scooter.*fuel=petrol/ }],
  ['negation', 'honda ke siva koi 125 scooter', { intent: 'search', never: /Honda/ }],
  [
    'negation',
    'scooter nahi motorcycle dikhao 1 lakh tak',
    { intent: 'search', href: /not_body_style=scooter|commuter/ },
  ],
  ['negation', 'bikes without hero honda bajaj', { intent: 'search', never: /Hero|Honda|Bajaj/ }],
  // Figures of a model.
  ['figures', 'seat height of hunter 350', { ...noList, reply: /mm/, fact: /Hunter 350/ }],
  ['figures', 'does jupiter 125 have disc brake', { ...noList, fact: /Jupiter 125/ }],
  ['figures', 'r15 v4 engine cc', { ...noList, reply: /cc/, fact: /R15 V4/ }],
  ['figures', 'bullet 350 fuel tank capacity', { ...noList, reply: /13|litre|l\b/i, fact: /Bullet 350/ }],
  ['figures', 'splendor plus real mileage', { ...noList, fact: /Splendor Plus/, reply: /km/ }],
  ['figures', 'ather rizta ki range kitni hai', { ...noList, fact: /Rizta/, reply: /km/ }],
  ['figures', 'iqube charging time', { ...noList, fact: /iQube/, reply: /h|min/ }],
  ['figures', 'raider 125 me bluetooth hai kya', { ...noList, fact: /Raider 125/ }],
  ['figures', 'क्लासिक 350 का वजन', { ...noList, fact: /Classic 350/, reply: /kg|किलो|किग्रा/ }],
  ['figures', 'xpulse 200 ground clearance', { ...noList, fact: /Xpulse 200/, reply: /mm/ }],
  ['figures', 'boot space of ntorq', { reply: /ntorq/i, choices: true }],
  ['figures', 'how many gears in shine 125', { ...noList, fact: /Shine 125/ }],
  // Prices.
  [
    'prices',
    'what is the on road price of hunter 350 in mumbai',
    { intent: 'on_road_price', fact: /Hunter 350, Mumbai/ },
  ],
  ['prices', 'activa kitne ki padegi lucknow me', { intent: 'on_road_price', fact: /Activa, Lucknow/ }],
  ['prices', 'rto charges for classic 350 in karnataka', { fact: /Classic 350|Road|RTO/ }],
  ['prices', 'ex showroom of jupiter', { intent: 'on_road_price', fact: /Jupiter/ }],
  ['prices', 'एक्टिवा की कीमत दिल्ली में', { intent: 'on_road_price', fact: /Activa, दिल्ली/ }],
  ['prices', 'ninja 300 top model price pune', { intent: 'on_road_price', fact: /Ninja 300, Pune/ }],
  ['prices', 'splendor ka rate 226001', { intent: 'on_road_price', fact: /Splendor|Lucknow/ }],
  ['prices', 'discount on hero bikes diwali', { ...noList, reply: /offer|discount/i }],
  // Fit and advice.
  ['fit', 'my height is 5 feet, which scooter is good', { intent: 'search', href: /scooter.*max_seat_height/ }],
  ['fit', 'can my mother who is 152 cm ride activa', { ...noList, fact: /Activa/, reply: /yes|no|feet|ground/i }],
  ['fit', 'himalayan 450 for 5 foot 6', { ...noList, fact: /Himalayan 450/, reply: /feet|ground|yes|no/i }],
  ['fit', 'बुलेट 350 पांच फुट दो के लिए ठीक है', { ...noList, fact: /Bullet 350/ }],
  [
    'fit',
    'meri wife 5 ft 1 hai halki scooty batao',
    { intent: 'search', href: /scooter.*max_seat_height.*max_kerb_weight/ },
  ],
  ['fit', 'i am 6 feet tall which bike', { intent: 'search', href: /seat_height/ }],
  ['fit', 'low seat height bike for short man', { intent: 'search', href: /max_seat_height/ }],
  ['fit', '170cm enough for duke 390?', { ...noList, fact: /390 Duke/, reply: /feet|ground|yes|no/i }],
  ['advice', 'help me choose bike', { ...noList, reply: /budget/i, choices: true }],
  ['advice', 'first bike kaunsi leni chahiye', { ...noList, reply: /budget|kitn/i, choices: true }],
  ['advice', 'confused which scooter to take', { ...noList, reply: /budget/i, choices: true }],
  ['advice', 'मुझे बाइक लेनी है, क्या लूं', { ...noList, reply: /बजट/, choices: true }],
];
