/** Words for the tens from 10 to 90 in one language, with spelling variants. */
type RoundNumbers = readonly [string, string, string, string, string, string, string, string, string];

/** Tens of the languages that say 98 as 'ninety eight'. */
export const roundNumbers: readonly RoundNumbers[] = [
  [
    'பத்து',
    'இருபது இருபத்து',
    'முப்பது முப்பத்து',
    'நாற்பது நாற்பத்து',
    'ஐம்பது ஐம்பத்து',
    'அறுபது அறுபத்து',
    'எழுபது எழுபத்து',
    'எண்பது எண்பத்து',
    'தொண்ணூறு தொண்ணூற்று',
  ],
  [
    'pathu',
    'irubathu irupathu',
    'muppathu',
    'narpathu naarpathu',
    'aimbathu ambathu',
    'arubathu arupathu',
    'ezhubathu elubathu',
    'enbathu',
    'thonnooru thonnuru',
  ],
  ['పది', 'ఇరవై', 'ముప్పై', 'నలభై', 'యాభై', 'అరవై', 'డెబ్బై', 'ఎనభై', 'తొంభై'],
  [
    'padi',
    'iravai',
    'muppai',
    'nalabhai nalabai',
    'yabhai yabai',
    'aravai',
    'debbai',
    'enabhai enabai',
    'tombhai tombai',
  ],
  ['ಹತ್ತು', 'ಇಪ್ಪತ್ತು', 'ಮೂವತ್ತು', 'ನಲವತ್ತು', 'ಐವತ್ತು', 'ಅರವತ್ತು', 'ಎಪ್ಪತ್ತು', 'ಎಂಬತ್ತು', 'ತೊಂಬತ್ತು'],
  ['hattu', 'ippattu', 'muvattu', 'nalavattu', 'aivattu', 'aravattu', 'eppattu', 'embattu', 'tombattu'],
  ['പത്ത്', 'ഇരുപത്', 'മുപ്പത്', 'നാല്പത് നാൽപത്', 'അമ്പത്', 'അറുപത്', 'എഴുപത്', 'എൺപത്', 'തൊണ്ണൂറ്'],
];

/** Marathi words for the numbers from 10 to 99. */
export const marathiFromTen = (
  'दहा अकरा बारा तेरा चौदा पंधरा सोळा सतरा अठरा एकोणीस वीस एकवीस बावीस तेवीस चोवीस पंचवीस सव्वीस सत्तावीस अठ्ठावीस एकोणतीस ' +
  'तीस एकतीस बत्तीस तेहतीस चौतीस पस्तीस छत्तीस सदतीस अडतीस एकोणचाळीस चाळीस एकेचाळीस बेचाळीस त्रेचाळीस चव्वेचाळीस पंचेचाळीस ' +
  'सेहेचाळीस सत्तेचाळीस अठ्ठेचाळीस एकोणपन्नास पन्नास एक्कावन्न बावन्न त्रेपन्न चोपन्न पंचावन्न छप्पन्न सत्तावन्न अठ्ठावन्न एकोणसाठ ' +
  'साठ एकसष्ट बासष्ट त्रेसष्ट चौसष्ट पासष्ट सहासष्ट सदुसष्ट अडुसष्ट एकोणसत्तर सत्तर एक्काहत्तर बहात्तर त्र्याहत्तर चौऱ्याहत्तर ' +
  'पंच्याहत्तर शहात्तर सत्याहत्तर अठ्ठ्याहत्तर एकोणऐंशी ऐंशी एक्क्याऐंशी ब्याऐंशी त्र्याऐंशी चौऱ्याऐंशी पंच्याऐंशी शहाऐंशी ' +
  'सत्त्याऐंशी अठ्ठ्याऐंशी एकोणनव्वद नव्वद एक्क्याण्णव ब्याण्णव त्र्याण्णव चौऱ्याण्णव पंच्याण्णव शहाण्णव सत्त्याण्णव अठ्ठ्याण्णव नव्याण्णव'
).split(' ');

/** Romanised Marathi words for the numbers from 10 to 99. */
export const marathiLatinFromTen = (
  'daha akra bara tera chauda pandhra sola satra athra ekonis vis ekvis bavis tevis chovis panchvis savvis sattavis atthavis ekontis ' +
  'tis ektis battis tehetis chautis pastis chhattis sadtis adtis ekonchalis chalis ekechalis bechalis trechalis chavvechalis panchechalis ' +
  'sehechalis sattechalis atthechalis ekonpannas pannas ekkavan bavann trepan chopan panchavan chhapann sattavann atthavann ekonsath ' +
  'saath eksasht basasht tresasht chausasht pasasht sahasasht sadusasht adusasht ekonsattar sattar ekkahattar bahattar tryahattar chauryahattar ' +
  'panchyahattar shahattar satyahattar atthyahattar ekonainshi ainshi ekkyainshi byainshi tryainshi chauryainshi panchyainshi shahainshi ' +
  'sattyainshi atthyainshi ekonnavvad navvad ekkyannav byannav tryannav chauryannav panchyannav shahannav sattyannav atthyannav navyannav'
).split(' ');
